import { numberText } from '@amberway/contract/kernel/number-text';
import styles from './ChartFrame.module.css';
import { ChartTable } from './ChartTable.tsx';
import { Plot } from './Plot.tsx';
import { scaleOf } from './scale.ts';
import { averageOf, type Bar, knownOf, leftOutText } from './series.ts';

export type ChartProps = {
  title: string;
  /** Column headings of the table: 'Month', 'Sessions'. */
  axes: readonly [label: string, value: string];
  bars: readonly Bar[];
  /** Bars for what is counted, a line for what is measured again and again. */
  marks?: 'bars' | 'line';
  format?: (value: number) => string;
  /** The number without its unit, on the axis and on the marks. */
  formatShort?: (value: number) => string;
  /** If the average is formatted differently from the single figures. */
  formatAverage?: (value: number) => string;
  /** One target for all values. */
  target?: number | null;
  /** Whether their average is drawn, too. */
  average?: boolean;
  /** The end of the axis; if absent, the chart decides. */
  axisMax?: number;
};

const plain = (value: number) => numberText(value, 1);

/** Values with their target and their average as lines, and the same numbers as a table, hidden or instead. */
export const Chart = ({ asTable, ...props }: ChartProps & { asTable: boolean }) => {
  const { title, axes, bars, marks = 'bars', format = plain, target = null, average = true, axisMax } = props;
  const { formatShort = plain, formatAverage = format } = props;
  const values = bars.map(({ value }) => value);
  // An average may be a fraction where the values are none; a target has to fit in.
  const scale = scaleOf([...knownOf(values), ...(target === null ? [] : [target])], axisMax);
  const mean = average ? averageOf(bars) : null;
  const averageText = mean === null ? null : formatAverage(mean);
  return (
    <>
      {!asTable && (
        <div>
          {averageText !== null && (
            <p className={styles['legend']} aria-hidden="true">
              {`Average ${averageText}${leftOutText(bars)}`}
            </p>
          )}
          <Plot
            title={title}
            bars={bars}
            marks={marks}
            scale={scale}
            formats={{ format, short: formatShort }}
            target={target}
            average={mean}
          />
        </div>
      )}
      {/* The wrapper: a table itself is never smaller than its content, and would lengthen the page unseen. */}
      <div className={asTable ? undefined : 'visually-hidden'}>
        <ChartTable {...{ title, axes, bars, format, target, averageText }} />
      </div>
    </>
  );
};
