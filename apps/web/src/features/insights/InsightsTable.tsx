import type { Insight } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { ListColumn } from '../../ui/list/columns.ts';
import styles from './insights.module.css';

type Props = { columns: readonly ListColumn<Insight>[]; rows: readonly Insight[] };

/** The latest first. Days without activity have no row. */
export const InsightsTable = ({ columns, rows }: Props) => {
  if (rows.length === 0) return <p className={styles['note']}>{dashboardTexts.noData}</p>;
  return (
    // The wide table scrolls by itself and must be focusable for keyboard scrolling.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label="All figures" tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.day}>
              {columns.map(({ key, text, render = text }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={key}>{render(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
