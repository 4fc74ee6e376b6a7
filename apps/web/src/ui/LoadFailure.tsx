import { Button } from 'antd';
import { FAILURES } from '@amberway/contract/kernel/errors';
import styles from './EmptyState.module.css';

type Props = { error: Error; onRetry: () => void; busy?: boolean };

/** In place of data that could not be loaded. */
export const LoadFailure = ({ error, onRetry, busy = false }: Props) => (
  <div className={styles['empty']} role="alert">
    <p className={styles['title']}>This could not be loaded</p>
    <p>{error.message || FAILURES.internal.message}</p>
    <Button onClick={onRetry} loading={busy}>
      Try again
    </Button>
  </div>
);
