import { numberText } from '@amberway/contract/kernel/number-text';
import { SESSION_REPORT_COLUMNS, type SessionReportColumn } from '@amberway/contract/reports/columns';
import { reportTexts } from '@amberway/contract/reports/texts';
import type { ReportRow } from './queries.ts';
import styles from './reports.module.css';

const cellsOf = (rows: readonly ReportRow[], column: SessionReportColumn) =>
  rows.map(({ cells }) => cells[SESSION_REPORT_COLUMNS.indexOf(column)] ?? '').filter(Boolean);
const different = (cells: readonly string[]) => new Set(cells).size;

/** 90 as '1 h 30 min'. */
export const hoursText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${numberText(hours)} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
};

/** Sums over the whole report, not only the page that is shown. */
export const Totals = ({ rows, stale }: { rows: readonly ReportRow[]; stale: boolean }) => {
  const minutes = cellsOf(rows, 'Minutes').reduce((sum, cell) => sum + (Number(cell) || 0), 0);
  // Two children may have the same name; the customer's e-mail tells them apart.
  const children = rows.map(({ cells }) =>
    (['Customer e-mail', 'Child'] as const).map((column) => cells[SESSION_REPORT_COLUMNS.indexOf(column)]).join(' '),
  );
  const facts = [
    ['Sessions', numberText(rows.length)],
    ['Time', hoursText(minutes)],
    ['Coaches', different(cellsOf(rows, 'Coach'))],
    ['Children', different(children)],
  ] as const;
  return (
    <dl className={styles['totals']} aria-label={reportTexts.totals} data-stale={stale || undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
