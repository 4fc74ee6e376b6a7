import type { ImportReport } from '@amberway/contract/content/import';
import { importLabels as labels } from './labels.ts';
import type { planOf } from './plan.ts';
import styles from './import.module.css';
import { Alert } from '../../../ui/kit/Alert.tsx';

type Props = {
  report: ImportReport;
  plan: ReturnType<typeof planOf>;
  noun: readonly [string, string];
  fileName: string;
};

const sentenceOf = (
  { dryRun, total, created, updated, skipped }: ImportReport,
  plan: Props['plan'],
  noun: Props['noun'],
) => {
  const { faults } = plan;
  if (faults.length > 0) {
    return `${faults.length} of ${total} rows cannot be imported. Please mend them and choose the file again.`;
  }
  return dryRun
    ? labels.plan(plan, noun)
    : labels.done({ added: created.length, updated: updated.length, left: skipped.length }, noun);
};

/** The result of the check or the import; every invalid row with its number. */
export const ReportView = ({ report, plan, noun, fileName }: Props) => {
  const bad = plan.faults.length > 0;
  return (
    <>
      <Alert
        tone={bad ? 'danger' : report.dryRun ? 'info' : 'success'}
        role="status"
        title={sentenceOf(report, plan, noun)}
      >
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
              {plan.faults.flatMap(({ row, errors }) =>
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
