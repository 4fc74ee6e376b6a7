import type { CSSProperties } from 'react';
import styles from './Plot.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import type { Bar } from './series.ts';
import { valuePlaces } from './value-places.ts';

type Props = {
  bars: readonly Bar[];
  marks: 'bars' | 'line';
  scale: Scale;
  short: (value: number) => string;
  at: number | null;
};

/** The numbers on the marks. A container query hides those of narrow ones, which are read on press. */
export const BarValues = ({ bars, marks, scale, short, at }: Props) => {
  const places = valuePlaces(bars, marks, scale);
  return (
    <div
      className={styles['values']}
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
    >
      {bars.map(({ label, value }, index) => (
        <div key={label}>
          {value !== null && (
            <span
              data-place={places[index]}
              data-read={index === at || undefined}
              style={{ '--height': percent(shareOf(value, scale)) } as CSSProperties}
            >
              {short(value)}
            </span>
          )}
        </div>
      ))}
    </div>
  );
};
