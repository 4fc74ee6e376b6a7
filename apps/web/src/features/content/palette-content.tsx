import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { findContent } from '@amberway/contract/content/endpoints';
import { FIND_MIN, type FoundKind } from '@amberway/contract/content/find';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { CONTENT_SLICE } from './slice.ts';

const PAUSE_MS = 200;

const KINDS: Readonly<Record<FoundKind, { label: string; icon: IconName; screen: ScreenKey }>> = {
  video: { label: 'Video', icon: 'video', screen: 'videos' },
  course: { label: 'Course', icon: 'course', screen: 'courses' },
  short: { label: 'Short', icon: 'short', screen: 'shorts' },
  blog: { label: 'Blog', icon: 'blog', screen: 'blogs' },
  workshop: { label: 'Workshop', icon: 'workshop', screen: 'workshops' },
  broadcastMessage: { label: 'Broadcast message', icon: 'megaphone', screen: 'broadcasts' },
};

const foundQuery = (search: string) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'palette', search],
    queryFn: async ({ signal }) => (await call(findContent, { query: { search } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** Content by title, drafts included, for staff. */
export const contentSource: PaletteSource = {
  id: 'content',
  heading: 'Content',
  useItems: (search) => {
    const allowed = useCan('content', 'find');
    const debounced = useDebounced(search.trim(), PAUSE_MS);
    const wanted = allowed && debounced.length >= FIND_MIN && search.trim().length >= FIND_MIN;
    const found = useQuery({ ...foundQuery(debounced), enabled: wanted });
    const records = wanted ? (found.data ?? []) : [];
    return {
      loading: wanted && found.isFetching && records.length === 0,
      searched: true,
      items: records.map(({ _id, kind, title, state }) => ({
        id: _id,
        label: title,
        hint: `${KINDS[kind].label}, ${state}`,
        icon: <Icon name={KINDS[kind].icon} />,
        to: `${SCREENS[KINDS[kind].screen].path}?view=${_id}`,
      })),
    };
  },
};
