import type { Level } from '@amberway/contract/assessment/schemas';
import styles from './assessment.module.css';

/** A part of the questionnaire, in words first; the bar only repeats them. */
export const LevelBar = ({ name, percent, level }: { name: string; percent: number; level: Level }) => (
  <li className={styles['level']}>
    <span>{name}</span>
    <div className={styles['track']} aria-hidden="true">
      <div style={{ width: `${percent}%` }} />
    </div>
    <strong>{`${level}, ${percent} %`}</strong>
  </li>
);
