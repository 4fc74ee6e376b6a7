import { closeMessage, closeRelease } from '@amberway/contract/news/endpoints';
import type { News } from '@amberway/contract/news/schemas';
import { newsQuery } from './queries.ts';
import { useAction } from '../../ui/use-action.ts';

const { queryKey } = newsQuery;

/** Optimistic: if closing could not be saved, the item comes back with the reason. */
export const useCloseNews = () => {
  const message = useAction(closeMessage, {
    optimistic: ({ params }) => ({
      queryKey,
      show: (news: News) => ({ ...news, messages: news.messages.filter(({ _id }) => _id !== params.id) }),
    }),
  });
  const release = useAction(closeRelease, {
    optimistic: () => ({ queryKey, show: (news: News) => ({ ...news, release: null }) }),
  });
  return {
    message: (id: string) => message.run({ params: { id } }),
    release: (releaseId: string) => release.run({ params: { releaseId } }),
  };
};
