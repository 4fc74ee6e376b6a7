import { Button, theme } from 'antd';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Bar } from './bar.ts';
import styles from './ChartFrame.module.css';

const BarsWithAverage = lazy(async () => ({ default: (await import('./BarsWithAverage.tsx')).BarsWithAverage }));

type Props = {
  title: string;
  /** Column headings of the table: 'Month', 'Sessions'. */
  axes: readonly [label: string, value: string];
  bars: readonly Bar[];
  format?: (value: number) => string;
  /** If the average is formatted differently from the single figures. */
  formatAverage?: (value: number) => string;
  /** The names of a bar and of its target's bar, if there are targets. */
  names?: readonly [actual: string, target: string];
  /** The end of the axis; if absent, the chart decides. */
  axisMax?: number;
  /** Shown instead of a chart without numbers. */
  empty: ReactNode;
  tools?: ReactNode;
};

const plain = (value: number) => new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 }).format(value);

const averageOf = (bars: readonly Bar[]): number => {
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
};

const NOTHING = '–';

/** Bars with their average as a line; the same numbers as a table for screen readers and those who prefer it. */
export const ChartFrame = (props: Props) => {
  const { title, axes, bars, format = plain, formatAverage = format, names, axisMax, empty, tools } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const { token } = theme.useToken();
  const average = averageOf(bars);
  const textOf = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : NOTHING);
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
              <div className={styles['legends']}>
                {names?.map((name, index) => (
                  <p key={name} className={styles['key']} data-series={index}>
                    {name}
                  </p>
                ))}
                <p className={styles['legend']}>{`Average ${formatAverage(average)}`}</p>
              </div>
              <div className={styles['chart']}>
                <Suspense>
                  <BarsWithAverage
                    bars={bars}
                    average={average}
                    format={format}
                    still={!token.motion}
                    names={names}
                    axisMax={axisMax}
                  />
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
                {names && <th scope="col">{names[1]}</th>}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ label, value, target }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{textOf(value)}</td>
                  {names && <td>{textOf(target)}</td>}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Average</th>
                <td {...(names && { colSpan: 2 })}>{formatAverage(average)}</td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </figure>
  );
};
