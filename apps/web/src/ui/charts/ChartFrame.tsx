import { Button, theme } from 'antd';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './ChartFrame.module.css';

const BarsWithAverage = lazy(async () => ({ default: (await import('./BarsWithAverage.tsx')).BarsWithAverage }));

export type Bar = { label: string; value: number };

type Props = {
  title: string;
  /** Heads of the table: 'Month', 'Sessions'. */
  axes: readonly [label: string, value: string];
  bars: readonly Bar[];
  format?: (value: number) => string;
  /** In place of a chart without numbers. */
  empty: ReactNode;
  tools?: ReactNode;
};

const plain = (value: number) => new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 }).format(value);

const averageOf = (bars: readonly Bar[]): number =>
  bars.length === 0 ? 0 : bars.reduce((sum, { value }) => sum + value, 0) / bars.length;

/** Bars with their average as a line; the same numbers as a table for those who read or hear them. */
export const ChartFrame = ({ title, axes, bars, format = plain, empty, tools }: Props) => {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const { token } = theme.useToken();
  const average = averageOf(bars);
  return (
    <figure className={styles['frame']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <figcaption id={titleId}>{title}</figcaption>
        <div className={styles['tools']}>
          {tools}
          {bars.length > 0 && (
            <Button
              size="small"
              icon={<Icon name={asTable ? 'chart' : 'table'} size={16} />}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show chart' : 'Show table'}
            </Button>
          )}
        </div>
      </div>
      {bars.length === 0 ? (
        <div className={styles['empty']}>{empty}</div>
      ) : (
        <>
          {!asTable && (
            <div aria-hidden="true">
              <p className={styles['legend']}>{`Average ${format(average)}`}</p>
              <div className={styles['chart']}>
                <Suspense>
                  <BarsWithAverage bars={bars} average={average} format={format} still={!token.motion} />
                </Suspense>
              </div>
            </div>
          )}
          <table className={asTable ? styles['table'] : 'visually-hidden'}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{axes[0]}</th>
                <th scope="col">{axes[1]}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Average</th>
                <td>{format(average)}</td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </figure>
  );
};
