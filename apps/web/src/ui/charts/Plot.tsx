import type { CSSProperties } from 'react';
import { BarMarks } from './BarMarks.tsx';
import { BarValues } from './BarValues.tsx';
import { LineMarks } from './LineMarks.tsx';
import styles from './Plot.module.css';
import { percent, type Scale, shareOf } from './scale.ts';
import { barSentence, type Formats } from './sentence.ts';
import type { Bar } from './series.ts';
import { useReading } from './use-reading.ts';
import { soFarPlace } from './value-places.ts';
import { XAxis } from './XAxis.tsx';

type Props = {
  title: string;
  bars: readonly Bar[];
  marks: 'bars' | 'line';
  scale: Scale;
  formats: Formats;
  target: number | null;
  average: number | null;
};

const Across = ({ value, scale, name }: { value: number; scale: Scale; name: string }) => {
  const y = percent(1 - shareOf(value, scale));
  return (
    <>
      {/* A gap in the marks around the dashes: on a bar they would have little contrast. */}
      <line className={styles['referenceGap']} x2="100%" y1={y} y2={y} />
      <line className={styles['reference']} data-line={name} x2="100%" y1={y} y2={y} />
    </>
  );
};

/**
 * Axes around marks. Nothing is measured to lay it out: the marks are placed in percent and the labels by the grid.
 * A slider without a thumb lies over the marks, so that the arrow keys read one label after the other.
 */
export const Plot = ({ title, bars, marks, scale, formats, target, average }: Props) => {
  const count = bars.length;
  const { index, setHovered, setFocused } = useReading(count);
  const at = index ?? count - 1;
  const read = bars[at];
  const sentence = read && barSentence(read, target, formats);
  const soFar = bars.find((bar) => bar.soFar && bar.value !== null)?.soFar;
  const Marks = marks === 'bars' ? BarMarks : LineMarks;
  // Over bars, which would hide them; behind a line, whose dots they would cross.
  const across = (
    <>
      {average !== null && <Across value={average} scale={scale} name="average" />}
      {target !== null && <Across value={target} scale={scale} name="target" />}
    </>
  );
  const tip = { '--centre': percent((at + 0.5) / count) } as CSSProperties;
  return (
    // Time runs from left to right in every language: marks, labels and keys agree.
    <div className={styles['box']} dir="ltr">
      <div className={styles['plot']}>
        <div className={styles['ticks']} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ top: percent(1 - shareOf(tick, scale)) }}>
              {formats.short(tick)}
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
            {scale.ticks.map((tick) => {
              const y = percent(1 - shareOf(tick, scale));
              return <line key={tick} className={styles['grid']} x2="100%" y1={y} y2={y} />;
            })}
            {marks === 'line' && across}
            <Marks bars={bars} scale={scale} at={index} />
            {marks === 'bars' && across}
          </svg>
          <BarValues bars={bars} marks={marks} scale={scale} short={formats.short} at={index} />
          <input
            type="range"
            className={styles['reader']}
            aria-label={`Values of ${title}`}
            aria-valuetext={sentence}
            min={0}
            max={count - 1}
            value={at}
            onChange={({ target: { value } }) => setFocused(Number(value))}
            onFocus={() => setFocused(at)}
            onBlur={() => setFocused(null)}
          />
          {index !== null && (
            <p className={styles['tip']} dir="auto" aria-hidden="true" style={tip}>
              {sentence}
            </p>
          )}
        </div>
        {(target !== null || soFar) && (
          <div className={styles['margin']} aria-hidden="true">
            {target !== null && (
              <span data-line="target" style={{ top: percent(1 - shareOf(target, scale)) }}>
                {`target ${formats.short(target)}`}
              </span>
            )}
            {soFar && <span data-so-far={soFarPlace(target, scale)}>{soFar}</span>}
          </div>
        )}
        <XAxis bars={bars} />
      </div>
    </div>
  );
};
