import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { fittingLabels, WIDTHS } from './labels.ts';
import styles from './Plot.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import { type Series, valueText } from './series.ts';

type Props = {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  scale: Scale;
  format: (value: number) => string;
  /** Where the dashed line lies. */
  line: number;
  children: ReactNode;
};

/** The label whose values are shown: under the pointer, else where the arrow keys are. */
const useReading = (count: number) => {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const index = hovered ?? focused;
  // WCAG 1.4.13: Escape dismisses it wherever the focus is.
  useEffect(() => {
    if (index === null) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(null);
      setFocused(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [index]);
  // Of fewer labels than before the last one is meant.
  return { index: index === null ? null : Math.min(index, count - 1), setHovered, setFocused };
};

const XAxis = ({ labels }: { labels: readonly string[] }) => {
  const fitting = WIDTHS.map((width) => ({ width, shown: new Set(fittingLabels(labels, width)) }));
  return (
    <div className={styles['labels']} aria-hidden="true">
      <div style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}>
        {labels.map((label, index) => {
          const widths = fitting.filter(({ shown }) => shown.has(index)).map(({ width }) => width);
          return (
            widths.length > 0 && (
              <span key={label} data-fits={widths.join(' ')} style={{ gridColumn: index + 1 }}>
                {label}
              </span>
            )
          );
        })}
      </div>
    </div>
  );
};

/**
 * Axes around marks. Nothing is measured to lay it out: the marks are placed in percent and the labels by the grid.
 * A slider without a thumb lies over the marks, so that the arrow keys read one label after the other.
 */
export const Plot = ({ title, labels, series, scale, format, line, children }: Props) => {
  const count = labels.length;
  const { index, setHovered, setFocused } = useReading(count);
  const at = index ?? count - 1;
  const figures = series.map(({ name, values }) => `${name}: ${valueText(values[at], format)}`);
  const centre = percent((at + 0.5) / count);
  const lineAt = percent(1 - shareOf(line, scale));
  return (
    <div className={styles['plot']}>
      <div className={styles['ticks']} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: percent(1 - shareOf(tick, scale)) }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles['area']}
        // Mouse events follow a tap as well, and last until the next one elsewhere.
        onMouseMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          setHovered(Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count))));
        }}
        onMouseLeave={() => setHovered(null)}
      >
        <svg className={styles['marks']} aria-hidden="true">
          {index !== null && (
            <rect className={styles['cursor']} x={percent(at / count)} width={percent(1 / count)} height="100%" />
          )}
          {scale.ticks.map((tick) => {
            const y = percent(1 - shareOf(tick, scale));
            return <line key={tick} className={styles['grid']} x2="100%" y1={y} y2={y} />;
          })}
          {children}
          {/* A gap in the marks around the dashes: on a bar they would have little contrast. */}
          <line className={styles['referenceGap']} x2="100%" y1={lineAt} y2={lineAt} />
          <line className={styles['reference']} x2="100%" y1={lineAt} y2={lineAt} />
        </svg>
        <input
          type="range"
          className={styles['reader']}
          aria-label={`Values of ${title}`}
          aria-valuetext={[labels[at], ...figures].join(', ')}
          min={0}
          max={count - 1}
          value={at}
          onChange={({ target }) => setFocused(Number(target.value))}
          onFocus={() => setFocused(at)}
          onBlur={() => setFocused(null)}
        />
        {index !== null && (
          <div className={styles['tip']} aria-hidden="true" style={{ '--centre': centre } as CSSProperties}>
            <strong>{labels[at]}</strong>
            {figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </div>
        )}
      </div>
      <XAxis labels={labels} />
    </div>
  );
};
