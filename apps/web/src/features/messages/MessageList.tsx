import type { ReactNode } from 'react';
import type { Message } from '@amberway/contract/messages/schemas';
import { type FailedQuery, QueryFailure } from '../../ui/LoadFailure.tsx';
import styles from './messages.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

type Loaded<T> = FailedQuery & {
  data: { pages: { data: T[] }[] } | undefined;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
};

type Props<T> = {
  label: string;
  list: Loaded<T>;
  /** Shown in place of an empty list. */
  empty: string;
  row: (message: T) => ReactNode;
};

/** Messages, newest first, older ones on demand. */
export const MessageList = <T extends Message>({ label, list, empty, row }: Props<T>) => {
  if (!list.data) {
    return list.error ? (
      <QueryFailure query={list} />
    ) : (
      <div role="status" aria-label="Loading">
        <Skeleton title={false} avatar rows={3} />
      </div>
    );
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {rows.map((message) => row(message))}
      </ul>
      {list.hasNextPage && (
        <Button variant="text" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier messages
        </Button>
      )}
    </>
  );
};
