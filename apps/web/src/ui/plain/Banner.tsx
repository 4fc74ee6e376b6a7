import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Props = {
  tone: 'note' | 'danger';
  title: string;
  children?: ReactNode;
  /** Errors stay until they are dismissed. */
  onDismiss?: () => void;
};

export const Banner = ({ tone, title, children, onDismiss }: Props) => (
  <div className={`${styles['banner']} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
    <div className={styles['words']}>
      <strong className={styles['title']}>{title}</strong>
      {children ? <div className={styles['more']}>{children}</div> : null}
    </div>
    {onDismiss ? (
      <button type="button" className={styles['dismiss']} aria-label="Dismiss message" onClick={onDismiss}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    ) : null}
  </div>
);
