import { queryOptions, useQuery } from '@tanstack/react-query';
import { countUnanswered } from '@amberway/contract/posts/endpoints';
import { UNANSWERED_COUNTED } from '@amberway/contract/posts/texts';
import { call } from '../../kernel/api.ts';
import styles from './badge.module.css';
import { POSTS_SLICE } from './queries.ts';
import { useLivePosts } from './use-live-posts.ts';

const unansweredQuery = queryOptions({
  queryKey: [POSTS_SLICE, 'unanswered'],
  queryFn: async ({ signal }) => (await call(countUnanswered, undefined, { signal })).data.count,
});

/** The number of unanswered posts, beside the menu item. Updated live. */
export const UnansweredBadge = () => {
  const { data = 0 } = useQuery(unansweredQuery);
  useLivePosts();
  if (data === 0) return null;
  return (
    <span className={styles['badge']}>
      {data < UNANSWERED_COUNTED ? data : `${UNANSWERED_COUNTED - 1}+`}
      <span className="visually-hidden"> unanswered</span>
    </span>
  );
};
