import type { KpiTrend } from '@amberway/contract/kpis/schemas';
import styles from './metrics.module.css';

/** The number of months that fit. */
const SHOWN = 6;

type Props = { trend: KpiTrend; thisMonth: string };

/** The last months as small bars under the target. Decorative: both figures are above, the rest in the trend. */
export const MonthBars = ({ trend: { months, axisMax, target }, thisMonth }: Props) => {
  if (months.length === 0) return null;
  const share = (value: number) => `${axisMax === 0 ? 0 : (value / axisMax) * 100}%`;
  return (
    <div className={styles['bars']} aria-hidden="true">
      {months.slice(-SHOWN).map(({ yearMonth, actual }) => (
        <i key={yearMonth} data-now={yearMonth === thisMonth || undefined} style={{ height: share(actual ?? 0) }} />
      ))}
      {target !== null && <span style={{ bottom: share(target) }} />}
    </div>
  );
};
