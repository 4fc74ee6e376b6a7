import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useViewerZone } from '../kernel/queries/me.ts';
import { Button } from './kit/Button.tsx';
import { useFailedParts } from './page-failures.tsx';
import { pageStateLabels } from './page-state-labels.ts';
import styles from './PageState.module.css';
import { saidClock } from './said-dates.ts';
import { lostAt, useOnline } from './use-online.ts';

const isFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

const isPending = (query: { state: { status: string } }): boolean => query.state.status === 'pending';

/** Loads everything on the page that failed. */
export const TryAgain = () => {
  const client = useQueryClient();
  const failed = { type: 'active', predicate: isFailed } as const;
  const busy = useIsFetching(failed) > 0;
  return (
    <Button variant="text" size="small" busy={busy} onClick={() => void client.refetchQueries(failed)}>
      {pageStateLabels.tryAgain}
    </Button>
  );
};

/** Whether a part of the page waits for the network to be loaded for the first time. */
const useWaits = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: 'active', fetchStatus: 'paused', predicate: isPending }).length > 0,
  );
};

const OfflineState = () => {
  const waits = useWaits();
  const zone = useViewerZone();
  const since = lostAt();
  const text = waits
    ? pageStateLabels.missing
    : since === null
      ? pageStateLabels.notConnected
      : pageStateLabels.from(saidClock(since, zone));
  return (
    <p className={styles['state']} role="status">
      {text}
    </p>
  );
};

/** Above a page: that several of its parts failed, with one retry, or since when there is no network. */
export const PageState = () => {
  const failed = useFailedParts();
  const online = useOnline();
  if (!online) return <OfflineState />;
  if (failed < 2) return null;
  return (
    <p className={styles['state']} role="alert">
      <span>{pageStateLabels.failed(failed)}</span>
      <TryAgain />
    </p>
  );
};
