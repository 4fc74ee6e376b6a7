import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { isRejectedWith } from '../../kernel/rejected.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

type Props = { query: UseQueryResult; /** The screen to link to instead. */ instead: ScreenKey };

/** For a link to a record out of reach (404), and for one that failed to load: only the latter can be retried. */
export const NotShown = ({ query: { error, refetch, isFetching }, instead }: Props) => {
  const { role } = useMe();
  const gone = isRejectedWith(error, 404);
  return (
    <>
      <PageHeading title={SCREENS.eventCallback.title} />
      {gone ? (
        <EmptyState
          title={shellTexts.nothingHere}
          action={<Link to={SCREENS[instead].path}>{screenTitle(instead, role)}</Link>}
        >
          It may have been taken back, or the link is not for you.
        </EmptyState>
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </>
  );
};
