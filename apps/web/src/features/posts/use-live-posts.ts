import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { POSTS_SLICE } from './queries.ts';

/** Keeps what is shown of posts true while others write and answer. */
export const useLivePosts = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [POSTS_SLICE] });
  useLiveEvent('post', refresh);
  useLiveEvent('refresh', refresh);
};
