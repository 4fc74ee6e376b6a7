import { type ReactNode, useState } from 'react';
import { Dialog, Drawer } from '../kit/Dialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ChildLine } from '../people/ChildLine.tsx';
import { pageStateLabels } from '../page-state-labels.ts';
import styles from './reading.module.css';

/** The record, or why it is not there. Without `refetch` a retry cannot help. */
export type ReadQuery<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  /** 'paused' without a network. */
  fetchStatus?: string | undefined;
  refetch?: (() => unknown) | undefined;
};

type Props<T> = {
  query: ReadQuery<T>;
  /** Until the record is loaded, and as its kind above it: 'Skill'. */
  kind: string;
  titleOf: (record: T) => string;
  /** The child whose record it is, for staff to see below the title. */
  childOf?: (record: T) => string;
  /** A drawer has a number of pixels, a dialog a CSS width. */
  width: number | string;
  onClose: () => void;
  /** What can be done with it, the most likely last. */
  actions: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
  /** What is known of a record that could not be loaded. */
  instead?: ReactNode;
};

/** A record as a page to read, over the page that it was opened from. */
export const ReadFrame = <T extends object>({
  query,
  kind,
  titleOf,
  childOf,
  width,
  onClose,
  actions,
  children,
  instead,
}: Props<T>) => {
  const { data, refetch } = query;
  const Frame = typeof width === 'number' ? Drawer : Dialog;
  const [loads] = useState(data === undefined);
  const buttons = data && actions(data);
  return (
    <Frame
      open
      width={width}
      className={typeof width === 'string' ? styles['share'] : undefined}
      title={data ? titleOf(data) : kind}
      about={childOf && <ChildLine id={data ? childOf(data) : ''} />}
      loads={loads}
      onClose={onClose}
      footer={buttons && <div className={styles['actions']}>{buttons}</div>}
    >
      {data ? (
        // Longer than the window on a phone: the keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['page']} role="group" aria-label={kind} tabIndex={0}>
          {children(data)}
        </div>
      ) : query.fetchStatus === 'paused' ? (
        <>
          {instead}
          <p role="status">{pageStateLabels.missing}</p>
        </>
      ) : query.error ? (
        <>
          {instead}
          <LoadFailure error={query.error} onRetry={refetch && (() => void refetch())} busy={query.isFetching} />
        </>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton title={false} rows={6} />
        </div>
      )}
    </Frame>
  );
};
