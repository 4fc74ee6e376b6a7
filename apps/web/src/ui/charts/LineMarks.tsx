import type { MarksProps } from './BarMarks.tsx';
import styles from './marks.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import type { Series } from './series.ts';

/** With more points their dots would touch on a phone. */
const MAX_DOTS = 31;

const xOf = (index: number, count: number) => (index + 0.5) / count;

/** A line through neighbouring values in a square of 100; a gap interrupts it. */
export const pathOf = (values: Series['values'], scale: Scale): string =>
  values
    .map((value, index) => {
      if (value === null) return '';
      const command = (values[index - 1] ?? null) === null ? 'M' : 'L';
      return `${command}${(xOf(index, values.length) * 100).toFixed(2)} ${((1 - shareOf(value, scale)) * 100).toFixed(2)}`;
    })
    .join('');

const isAlone = (values: Series['values'], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

/** The line to a period that has not ended: from the value before it, in dashes. */
const openPathOf = (bars: MarksProps['bars'], scale: Scale): string =>
  pathOf(
    bars.map(({ value }, index) => (bars[index]?.soFar || bars[index + 1]?.soFar ? value : null)),
    scale,
  );

export const LineMarks = ({ bars, scale, at }: MarksProps) => {
  const values = bars.map(({ value }) => value);
  const ended = bars.map(({ value, soFar }) => (soFar ? null : value));
  const open = openPathOf(bars, scale);
  return (
    <g className={styles['series']}>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path className={styles['line']} d={pathOf(ended, scale)} />
        {open && <path className={styles['line']} data-open d={open} />}
      </svg>
      {bars.map(
        ({ label, value, soFar }, index) =>
          value !== null &&
          (values.length <= MAX_DOTS || isAlone(values, index)) && (
            <circle
              key={label}
              className={styles['dot']}
              data-open={soFar ? true : undefined}
              data-read={index === at || undefined}
              cx={percent(xOf(index, values.length))}
              cy={percent(1 - shareOf(value, scale))}
              r="4"
            />
          ),
      )}
    </g>
  );
};
