import { LineMarks } from './LineMarks.tsx';
import styles from './marks.module.css';
import { scaleOf } from './scale.ts';
import { knownOf, type Series } from './series.ts';

type Props = Series & { format?: (value: number) => string };

/** A line as small as a word, to stand beside its figure. Its values are read out with its name. */
export const Sparkline = ({ name, values, format = String }: Props) => {
  const known = knownOf(values);
  if (known.length === 0) return null;
  const bars = values.map((value, index) => ({ label: String(index), value }));
  return (
    <svg className={styles['spark']} role="img" aria-label={`${name}: ${known.map(format).join(', ')}`}>
      <LineMarks bars={bars} scale={scaleOf(known)} at={null} />
    </svg>
  );
};
