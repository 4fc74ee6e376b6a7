import { useQueryClient } from '@tanstack/react-query';
import { closeMessage, closeRelease } from '@amberway/contract/news/endpoints';
import type { News } from '@amberway/contract/news/schemas';
import { call } from '../../kernel/api.ts';
import { useNotices } from '../../ui/notices.ts';
import { newsQuery } from './queries.ts';

/** Closes at once; what could not be kept comes back with the reason. */
export const useCloseNews = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const close = async (without: (news: News) => News, act: () => Promise<unknown>) => {
    await client.cancelQueries({ queryKey: newsQuery.queryKey });
    const before = client.getQueryData(newsQuery.queryKey);
    client.setQueryData(newsQuery.queryKey, (now) => now && without(now));
    try {
      await act();
    } catch (error) {
      client.setQueryData(newsQuery.queryKey, before);
      notices.error(error);
    }
  };
  return {
    message: (id: string) =>
      close(
        (news) => ({ ...news, messages: news.messages.filter(({ _id }) => _id !== id) }),
        () => call(closeMessage, { params: { id } }),
      ),
    release: (releaseId: string) =>
      close(
        (news) => ({ ...news, release: null }),
        () => call(closeRelease, { params: { releaseId } }),
      ),
  };
};
