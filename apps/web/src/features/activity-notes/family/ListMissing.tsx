import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { letterTexts as texts } from '../letter/texts.ts';

/** One failure and one retry for the whole page, whatever of it is missing. */
export const ListMissing = ({ of }: { of: readonly UseQueryResult[] }) => {
  const missing = of.filter(({ data }) => data === undefined);
  if (missing.length === 0) return null;
  const busy = missing.some(({ isFetching }) => isFetching);
  const retry = () => void Promise.all(missing.map(({ refetch }) => refetch()));
  const failed = missing.find(({ error }) => error !== null);
  if (failed && navigator.onLine) return <LoadFailure error={failed.error} onRetry={retry} busy={busy} />;
  return (
    <div role="status">
      <EmptyState
        title={texts.offline}
        small
        action={
          <Button onClick={retry} busy={busy}>
            Try again
          </Button>
        }
      >
        {texts.offlineList}
      </EmptyState>
    </div>
  );
};
