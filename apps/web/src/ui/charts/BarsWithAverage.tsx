import {
  Bar as Bars,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Bar } from './bar.ts';

type Props = {
  bars: readonly Bar[];
  average: number;
  format: (value: number) => string;
  still: boolean;
  /** With targets: the names of a bar and of its target's bar. */
  names?: readonly [actual: string, target: string] | undefined;
  axisMax?: number | undefined;
};

const TEXT = { fill: 'var(--ink-secondary)', fontSize: 13 };

/** Keeps a figure and its unit on one line: '$AUD 12,000'. */
const oneLine = (format: Props['format']) => (value: number) => format(value).replaceAll(' ', '\u00a0');

/** Only ever loaded by ChartFrame, which shows the same data as a table. */
export const BarsWithAverage = ({ bars, average, format, still, names, axisMax }: Props) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart data={[...bars]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" tick={TEXT} tickLine={false} axisLine={{ stroke: 'var(--line)' }} />
      <YAxis
        tick={TEXT}
        tickLine={false}
        axisLine={false}
        width="auto"
        tickFormatter={oneLine(format)}
        // Whole numbers need no decimal ticks.
        allowDecimals={!bars.every(({ value }) => Number.isInteger(value))}
        {...(axisMax !== undefined && { domain: [0, axisMax] as const })}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--sunken)' }}
        formatter={(value) => format(Number(value))}
        separator=": "
        contentStyle={{
          background: 'var(--overlay)',
          border: '1px solid var(--line)',
          borderRadius: 10,
          color: 'var(--ink)',
        }}
        itemStyle={{ color: 'var(--ink)' }}
      />
      <Bars
        dataKey="value"
        name={names?.[0] ?? 'Value'}
        fill="var(--accent)"
        radius={[6, 6, 0, 0]}
        maxBarSize={40}
        isAnimationActive={!still}
      />
      {names && (
        <Bars
          dataKey="target"
          name={names[1]}
          fill="var(--info)"
          radius={[6, 6, 0, 0]}
          maxBarSize={40}
          isAnimationActive={!still}
        />
      )}
      <ReferenceLine y={average} stroke="var(--ink)" strokeDasharray="5 4" />
    </BarChart>
  </ResponsiveContainer>
);
