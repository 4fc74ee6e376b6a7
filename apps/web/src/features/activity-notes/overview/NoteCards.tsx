import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListData } from '../../../ui/list/use-list-query.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import styles from './overview.module.css';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

type Props = {
  data: Pick<ListData<unknown>, 'rows' | 'pending' | 'refreshing' | 'error' | 'retry'>;
  none: string;
  /** Empty state: who acts next. */
  why: string;
  children: ReactNode;
};

/** A short list of sessions with its loading, error and empty states. */
export const NoteCards = ({ data, none, why, children }: Props) => {
  useFailureNotice(data.error);
  if (data.pending) return <Skeleton title={false} rows={4} />;
  if (data.error && data.rows.length === 0) {
    return <LoadFailure error={data.error} onRetry={data.retry} busy={data.refreshing} />;
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState title={none} small>
        {why}
      </EmptyState>
    );
  }
  return <ul className={styles['notes']}>{children}</ul>;
};
