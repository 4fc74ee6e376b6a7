import type { QueryClient } from '@tanstack/react-query';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { memberIdNow } from '../../kernel/queries/selected-member.ts';
import { today } from '../../ui/today.ts';
import { diaryQuery, moodsQuery } from '../diary/public.ts';
import { favouritesQuery } from '../favourites/public.ts';
import { lastRequestQuery } from '../session-requests/public.ts';
import { newsQuery } from '../news/public.ts';
import { practiceSummaryQuery } from '../practice/public.ts';
import { ideasQuery, latestMessageQuery, latestNoteQuery, todayQuery } from './queries.ts';

/**
 * Loads what the family's home shows first into the cache: the reads of first-view/urls.ts in the contract. A failure
 * is left to the part that shows it.
 */
export const prefetchFirstView = async (client: QueryClient, me: CurrentUser): Promise<void> => {
  const member = memberIdNow(me);
  const day = today(me.timeZone);
  const isOfCoach = member !== null && !isWithoutCoach(me);
  await Promise.all([
    client.prefetchQuery(newsQuery),
    client.prefetchQuery(favouritesQuery),
    ...(member === null ? [] : [client.prefetchQuery(diaryQuery(member, day, day)), client.prefetchQuery(moodsQuery)]),
    ...(isOfCoach
      ? [
          client.prefetchQuery(todayQuery(member)),
          client.prefetchQuery(latestNoteQuery(member)),
          client.prefetchQuery(latestMessageQuery(member)),
          client.prefetchQuery(ideasQuery(member)),
          ...(isFamily(me) ? [client.prefetchQuery(lastRequestQuery(member))] : []),
          client.prefetchQuery(practiceSummaryQuery(member)),
        ]
      : []),
  ]);
};
