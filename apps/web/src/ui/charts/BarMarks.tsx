import type { CSSProperties } from 'react';
import styles from './marks.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import type { Bar } from './series.ts';

export type MarksProps = {
  bars: readonly Bar[];
  scale: Scale;
  /** The one that is read. */
  at: number | null;
};

export const BarMarks = ({ bars, scale, at }: MarksProps) => (
  // An inner drawing cuts off what leaves it: the rounded lower ends of the bars.
  <svg width="100%" height="100%">
    {bars.map(({ label, value, soFar }, index) => {
      if (value === null) return null;
      const place = {
        '--centre': percent((index + 0.5) / bars.length),
        '--band': percent(1 / bars.length),
        '--height': percent(shareOf(value, scale)),
      };
      return (
        <rect
          key={label}
          className={styles['bar']}
          data-open={soFar ? true : undefined}
          data-read={index === at || undefined}
          style={place as CSSProperties}
        />
      );
    })}
  </svg>
);
