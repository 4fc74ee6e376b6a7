import { formatIn } from './dates.ts';
import styles from './DayLeaf.module.css';

type Props = { at: string; zone: string | null; large?: boolean };

/** A day as a calendar leaf, hidden from screen readers: the text beside it names the day. */
export const DayLeaf = ({ at, zone, large = false }: Props) => (
  <div className={large ? `${styles['leaf']} ${styles['large']}` : styles['leaf']} aria-hidden="true">
    <span>{formatIn(at, zone, 'ddd')}</span>
    <b>{formatIn(at, zone, 'D')}</b>
    <span>{formatIn(at, zone, 'MMM')}</span>
  </div>
);
