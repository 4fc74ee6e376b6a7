import type { ImportReport } from '@amberway/contract/content/import';
import styles from './import.module.css';
import { Alert } from '../../../ui/kit/Alert.tsx';

type Props = { report: ImportReport; noun: readonly [string, string]; fileName: string };

const counted = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

const sentenceOf = ({ dryRun, valid, total, faults, created }: ImportReport, noun: Props['noun']) => {
  if (faults.length > 0) {
    return `${faults.length} of ${total} rows cannot be imported. Please mend them and choose the file again.`;
  }
  return dryRun ? `${counted(valid, noun)} will be added.` : `${counted(created.length, noun)} added.`;
};

/** The result of the check or the import; every invalid row with its number. */
export const ReportView = ({ report, noun, fileName }: Props) => {
  const bad = report.faults.length > 0;
  return (
    <>
      <Alert tone={bad ? 'danger' : report.dryRun ? 'info' : 'success'} role="status" title={sentenceOf(report, noun)}>
        {fileName}
      </Alert>
      {bad && (
        <div className={styles['faults']}>
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Field</th>
                <th scope="col">What is wrong</th>
              </tr>
            </thead>
            <tbody>
              {report.faults.flatMap(({ row, errors }) =>
                Object.entries(errors).map(([field, message]) => (
                  <tr key={`${row} ${field}`}>
                    <th scope="row">{row}</th>
                    <td>
                      <code>{field}</code>
                    </td>
                    <td>{message}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};
