import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

type Props = {
  /** Lines of text. */
  rows?: number;
  title?: boolean;
  avatar?: boolean;
  /** Filled when it comes near the view, not while the page opens: what follows does not wait for it. */
  later?: boolean;
  className?: string | undefined;
};

/** The shape of what is loading, without motion. Decoration: the container says 'Loading' to screen readers. */
export const Skeleton = ({ rows = 3, title = true, avatar = false, later = false, className }: Props) => (
  <div className={classNames(styles['skeleton'], className)} data-loading={later ? undefined : ''} aria-hidden="true">
    {avatar && <span className={styles['avatar']} />}
    <div className={styles['lines']}>
      {title && <span className={styles['title']} />}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['line']} />
      ))}
    </div>
  </div>
);
