import type { ReactNode } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { ApiError, messageOf } from '../kernel/api-error.ts';
import styles from './EmptyState.module.css';
import { Button } from './kit/Button.tsx';
import { useReportFailure } from './page-failures.tsx';

type Props = {
  error: unknown;
  /** Absent where a retry cannot help. */ onRetry?: (() => void) | undefined;
  busy?: boolean;
};

const messageFor = (error: unknown) => messageOf(error, FAILURES.internal.message);

const RequestId = ({ error }: { error: unknown }) =>
  error instanceof ApiError && error.requestId ? (
    <p className={styles['request']}>{`Request ${error.requestId}`}</p>
  ) : null;

/** With a retry of its own, or quiet where the page has one for all its parts. */
const Retriable = ({ error, onRetry, busy }: Props) => {
  const isQuiet = useReportFailure();
  if (isQuiet) {
    return (
      <div className={styles['quiet']}>
        <p>This part could not be loaded.</p>
        <p>{messageFor(error)}</p>
        <RequestId error={error} />
      </div>
    );
  }
  return (
    <Failure error={error}>
      <Button onClick={onRetry} busy={busy}>
        Try again
      </Button>
    </Failure>
  );
};

const Failure = ({ error, children }: { error: unknown; children?: ReactNode }) => (
  <div className={styles['empty']} role="alert">
    <p className={styles['title']}>This could not be loaded</p>
    <p>{messageFor(error)}</p>
    <RequestId error={error} />
    {children}
  </div>
);

/** Shown instead of data that failed to load: the error, the request id for support, and a retry. */
export const LoadFailure = ({ error, onRetry, busy = false }: Props) =>
  onRetry ? <Retriable error={error} onRetry={onRetry} busy={busy} /> : <Failure error={error} />;

export type FailedQuery = { error: Error | null; isFetching: boolean; refetch: () => unknown };

export const QueryFailure = ({ query }: { query: FailedQuery }) => (
  <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
);
