import { FAILURES } from '@amberway/contract/kernel/errors';
import { ApiError, messageOf } from '../kernel/api-error.ts';
import styles from './EmptyState.module.css';
import { Button } from './kit/Button.tsx';
import { useHasPageRetry, useReportFailure } from './page-failures.tsx';

type Props = {
  error: unknown;
  /** Absent where a retry cannot help. */ onRetry?: (() => void) | undefined;
  busy?: boolean;
};

/** Shown instead of data that failed to load: the error, the request id for support, and a retry. */
export const LoadFailure = ({ error, onRetry, busy = false }: Props) => {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['title']}>This could not be loaded</p>
      <p>{messageOf(error, FAILURES.internal.message)}</p>
      {requestId && <p className={styles['request']}>{`Request ${requestId}`}</p>}
      {onRetry && (
        <Button onClick={onRetry} busy={busy}>
          Try again
        </Button>
      )}
    </div>
  );
};

export type FailedQuery = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** In its place on a page that has one retry for all its parts. */
const QuietFailure = ({ error }: { error: unknown }) => {
  useReportFailure();
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={styles['quiet']}>
      <p>This part could not be loaded.</p>
      <p>{messageOf(error, FAILURES.internal.message)}</p>
      {requestId && <p className={styles['request']}>{`Request ${requestId}`}</p>}
    </div>
  );
};

export const QueryFailure = ({ query }: { query: FailedQuery }) =>
  useHasPageRetry() ? (
    <QuietFailure error={query.error} />
  ) : (
    <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  );
