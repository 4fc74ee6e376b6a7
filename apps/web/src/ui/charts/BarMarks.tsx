import type { CSSProperties } from 'react';
import styles from './marks.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import type { Series } from './series.ts';

export type MarksProps = { series: readonly Series[]; scale: Scale };

/** The bars of a label stand side by side, one of each series. */
export const BarMarks = ({ series, scale }: MarksProps) => (
  // An inner drawing cuts off what leaves it: the rounded lower ends of the bars.
  <svg width="100%" height="100%">
    {series.map(({ name, values }, nth) =>
      values.map((value, index) => {
        if (value === null) return null;
        const place = {
          '--centre': percent((index + 0.5) / values.length),
          '--band': percent(1 / values.length / series.length),
          '--shift': nth - series.length / 2,
          '--height': percent(shareOf(value, scale)),
        };
        const key = `${name} ${index}`;
        return <rect key={key} className={styles['bar']} data-series={nth} style={place as CSSProperties} />;
      }),
    )}
  </svg>
);
