import { fittingLabels, WIDTHS } from './labels.ts';
import styles from './Plot.module.css';
import type { Bar } from './series.ts';

/** The labels below the marks, as many as fit. A period that has not ended is marked. */
export const XAxis = ({ bars }: { bars: readonly Bar[] }) => {
  const texts = bars.map(({ label, short = label }) => short);
  const fitting = WIDTHS.map((width) => ({ width, shown: new Set(fittingLabels(texts, width)) }));
  return (
    <div className={styles['labels']} aria-hidden="true">
      <div style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}>
        {bars.map(({ label, soFar }, index) => {
          const widths = fitting.filter(({ shown }) => shown.has(index)).map(({ width }) => width);
          return (
            widths.length > 0 && (
              <span
                key={label}
                data-fits={widths.join(' ')}
                data-open={soFar ? true : undefined}
                style={{ gridColumn: index + 1 }}
              >
                {texts[index]}
              </span>
            )
          );
        })}
      </div>
    </div>
  );
};
