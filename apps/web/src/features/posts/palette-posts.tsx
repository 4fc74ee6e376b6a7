import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { FIND_MIN } from '@amberway/contract/content/find';
import { listPosts } from '@amberway/contract/posts/endpoints';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { personName, stateOf } from './labels.ts';
import { POSTS_SLICE } from './queries.ts';

const SHOWN = 5;
const PAUSE_MS = 200;

const foundQuery = (search: string) =>
  queryOptions({
    queryKey: [POSTS_SLICE, 'palette', search],
    queryFn: async ({ signal }) => {
      const query = { search, page: 1, limit: SHOWN, includeDeleted: true };
      return (await call(listPosts, { query }, { signal })).data.docs;
    },
    placeholderData: keepPreviousData,
  });

/** The posts of families, for staff, who answer them. */
export const postsSource: PaletteSource = {
  id: 'posts',
  heading: 'Posts',
  useItems: (search) => {
    const { role } = useMe();
    const debounced = useDebounced(search.trim(), PAUSE_MS);
    const wanted = mayOpen('posts', role) && debounced.length >= FIND_MIN && search.trim().length >= FIND_MIN;
    const found = useQuery({ ...foundQuery(debounced), enabled: wanted });
    const posts = wanted ? (found.data ?? []) : [];
    return {
      loading: wanted && found.isFetching && posts.length === 0,
      searched: true,
      items: posts.map((post) => ({
        id: post._id,
        label: post.post,
        hint: `${personName(post)}, ${stateOf(post)}`,
        icon: <Icon name="post" />,
        to: `${SCREENS.posts.path}?postId=${post._id}`,
      })),
    };
  },
};
