import { LineMarks } from './LineMarks.tsx';
import styles from './marks.module.css';
import { percent, scaleOf, shareOf } from './scale.ts';
import { knownOf, type Series } from './series.ts';

type Props = Series & {
  format?: (value: number) => string;
  /** The end of the scale; without it the highest value. */
  end?: number;
  /** A value to reach, as a dashed line. */
  target?: number;
};

/** A line as small as a word, to stand beside its figure. Its values are read out with its name. */
export const Sparkline = ({ name, values, format = String, end, target }: Props) => {
  const known = knownOf(values);
  if (known.length === 0) return null;
  const bars = values.map((value, index) => ({ label: String(index), value }));
  const scale = scaleOf(known, end);
  const y = target === undefined ? null : percent(1 - shareOf(target, scale));
  return (
    <svg className={styles['spark']} role="img" aria-label={`${name}: ${known.map(format).join(', ')}`}>
      {y && <line className={styles['target']} x1="0" x2="100%" y1={y} y2={y} />}
      <LineMarks bars={bars} scale={scale} at={null} />
    </svg>
  );
};
