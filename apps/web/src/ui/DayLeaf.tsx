import { formatPart } from './dates.ts';
import styles from './DayLeaf.module.css';

type Props = { at: string; zone: string | null; large?: boolean };

/** A day as a calendar leaf, hidden from screen readers: the text beside it names the day. */
export const DayLeaf = ({ at, zone, large = false }: Props) => (
  <div className={large ? `${styles['leaf']} ${styles['large']}` : styles['leaf']} aria-hidden="true">
    <span>{formatPart(at, zone, { weekday: 'short' })}</span>
    <b>{formatPart(at, zone, { day: 'numeric' })}</b>
    <span>{formatPart(at, zone, { month: 'short' })}</span>
  </div>
);
