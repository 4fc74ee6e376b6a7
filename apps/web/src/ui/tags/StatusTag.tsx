import type { ReactNode } from 'react';
import styles from './tags.module.css';

export type StatusTone = 'good' | 'plain' | 'warn' | 'bad' | 'info' | 'soft';

/** A status as text; the colour only repeats it. */
export const StatusTag = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={`${styles['tag']} ${styles['status']} ${styles[tone]}`}>{children}</span>
);
