import type { ImportReport } from '@amberway/contract/content/import';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/Checkbox.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import styles from './import.module.css';
import { importLabels as labels } from './labels.ts';

const TONES = { new: 'good', sameName: 'warn', update: 'info' } as const;

type Props = {
  report: ImportReport;
  /** Rows with a taken name that are added all the same. */
  anyway: readonly number[];
  onAnyway: (rows: number[]) => void;
};

/** Every row with its kind. Those with a taken name are left out unless they are chosen. */
export const ImportRows = ({ report: { rows }, anyway, onAnyway }: Props) => {
  const sameName = rows.filter(({ kind }) => kind === 'sameName').map(({ row }) => row);
  return (
    <>
      {sameName.length > 0 && (
        <div className={styles['choice']}>
          <p>{labels.sameNameWhy(sameName.length)}</p>
          <Button size="small" disabled={anyway.length === 0} onClick={() => onAnyway([])}>
            {labels.leaveOutAll}
          </Button>
          <Button size="small" disabled={anyway.length === sameName.length} onClick={() => onAnyway(sameName)}>
            {labels.addAll}
          </Button>
        </div>
      )}
      {/* Scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['faults']} tabIndex={0} role="region" aria-label={labels.rows}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Name</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, name, kind }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{name || '–'}</td>
                <td>
                  <span className={styles['kind']}>
                    <StatusTag tone={TONES[kind]}>{labels.kinds[kind]}</StatusTag>
                    {kind === 'sameName' && (
                      <Checkbox
                        checked={anyway.includes(row)}
                        aria-label={labels.addRow(row)}
                        onChange={({ target }) =>
                          onAnyway(target.checked ? [...anyway, row] : anyway.filter((one) => one !== row))
                        }
                      >
                        {labels.addAnyway}
                      </Checkbox>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
