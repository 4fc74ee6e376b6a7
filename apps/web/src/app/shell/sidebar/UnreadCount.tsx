import styles from './Nav.module.css';

/** How many are unread, beside a menu's entry. */
export const UnreadCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles['unread']}>
      {count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
