import type { GoResult } from '@amberway/contract/practice/limits';
import styles from './marks.module.css';

// The stone of a result. The word stands beside it, or the whole row is named.

const STONE =
  'M1.800 8.500C2 4.500 5.300 2.500 8.700 2.700s5.800 2.600 5.500 6-3 4.900-6.400 4.700-6.200-1.600-6-4.900z';
const SIGNS: Record<GoResult, string> = {
  own: 'M5.300 8.300l2 2 3.500-4',
  little: 'M8 5.500v5',
  lot: 'M6.500 5.800v4.600M9.500 5.800v4.600',
  none: 'M8 8h.01',
};

export const Stone = ({ result }: { result: GoResult }) => (
  <svg className={styles[result]} width={30} height={30} viewBox="0 0 16 16" aria-hidden="true">
    <path className={styles['stone']} d={STONE} />
    <path className={styles['sign']} d={SIGNS[result]} />
  </svg>
);
