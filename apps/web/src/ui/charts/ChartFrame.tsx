import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../kit/Button.tsx';
import { BarMarks } from './BarMarks.tsx';
import styles from './ChartFrame.module.css';
import { LineMarks } from './LineMarks.tsx';
import { Plot } from './Plot.tsx';
import { scaleOf } from './scale.ts';
import { averageOf, type Bar, knownOf, type Series, valueText } from './series.ts';

type Props = {
  title: string;
  /** Column headings of the table: 'Month', 'Sessions'. */
  axes: readonly [label: string, value: string];
  bars: readonly Bar[];
  /** Bars for what is counted, a line for what is measured again and again. */
  marks?: 'bars' | 'line';
  format?: (value: number) => string;
  /** If the average is formatted differently from the single figures. */
  formatAverage?: (value: number) => string;
  /** The names of a bar and of its target's bar, if there are targets. */
  names?: readonly [actual: string, target: string];
  /** What the dashed line stands for, if not for the average: one target for all. */
  line?: { name: string; value: number };
  /** The end of the axis; if absent, the chart decides. */
  axisMax?: number;
  /** Shown instead of a chart without numbers. */
  empty: ReactNode;
  tools?: ReactNode;
};

const plain = (value: number) => new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 }).format(value);

const seriesOf = ({ bars, names, axes }: Props): Series[] => [
  { name: names?.[0] ?? axes[1], values: bars.map(({ value }) => value) },
  ...(names ? [{ name: names[1], values: bars.map(({ target }) => target ?? null) }] : []),
];

/** Values with their average as a line; the same numbers as a table for those who read or hear them. */
export const ChartFrame = (props: Props) => {
  const {
    title,
    axes,
    bars,
    marks = 'bars',
    format = plain,
    formatAverage = format,
    names,
    axisMax,
    empty,
    tools,
  } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const series = seriesOf(props);
  const line = props.line ?? { name: 'Average', value: averageOf(series[0]?.values ?? []) };
  const lineText = formatAverage(line.value);
  const drawn = series.flatMap(({ values }) => knownOf(values));
  // An average may be a fraction where the values are none; a target has to fit in.
  const scale = scaleOf(props.line ? [...drawn, line.value] : drawn, axisMax);
  const Marks = marks === 'bars' ? BarMarks : LineMarks;
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
            <div>
              <div className={styles['legends']} aria-hidden="true">
                {names?.map((name, index) => (
                  <p key={name} className={styles['key']} data-series={index}>
                    {name}
                  </p>
                ))}
                <p className={styles['legend']}>{`${line.name} ${lineText}`}</p>
              </div>
              <Plot
                title={title}
                labels={bars.map(({ label }) => label)}
                series={series}
                scale={scale}
                format={format}
                line={line.value}
              >
                <Marks series={series} scale={scale} />
              </Plot>
            </div>
          )}
          {/* The wrapper: a table itself is never smaller than its content, and would lengthen the page unseen. */}
          <div className={asTable ? undefined : 'visually-hidden'}>
            <table className={styles['table']}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{axes[0]}</th>
                  <th scope="col">{axes[1]}</th>
                  {names && <th scope="col">{names[1]}</th>}
                </tr>
              </thead>
              <tbody>
                {bars.map(({ label }, index) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {series.map(({ name, values }) => (
                      <td key={name}>{valueText(values[index], format)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{line.name}</th>
                  <td {...(names && { colSpan: 2 })}>{lineText}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        </>
      )}
    </figure>
  );
};
