import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { POSTS_SLICE } from './queries.ts';

/** Refetches posts on live events. */
export const useLivePosts = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [POSTS_SLICE] });
  useLiveEvent('post', refresh);
  useLiveEvent('refresh', refresh);
};
