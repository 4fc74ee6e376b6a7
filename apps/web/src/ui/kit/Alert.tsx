import type { ReactNode } from 'react';
import { Sign } from '../icons/Sign.tsx';
import type { SignName } from '../icons/signs.ts';
import styles from './Alert.module.css';
import { classNames } from './class-names.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';
type Props = {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts a screen reader; without a role it is read in its place. */
  role?: 'alert' | 'status' | undefined;
  /** For a failure that stays until it has been read. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

export const TONE_ICONS: Record<Tone, SignName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** A message that belongs to a part of the page. */
export const Alert = ({ tone, title, children, role, onDismiss, className }: Props) => (
  <div className={classNames(styles['alert'], styles[tone], className)} role={role}>
    <Sign name={TONE_ICONS[tone]} size={18} />
    <div className={styles['text']}>
      <div className={children === undefined ? undefined : styles['title']}>{title}</div>
      {children}
    </div>
    {onDismiss && (
      <button type="button" className={styles['dismiss']} aria-label="Dismiss message" onClick={onDismiss}>
        <Sign name="close" size={16} />
      </button>
    )}
  </div>
);
