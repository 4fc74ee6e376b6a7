import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { lineHref, nameOf } from './client-link.ts';
import { linesOf } from './client-rows.ts';
import { clientsQuery } from './queries.ts';

const SHOWN = 6;
/** Shorter debounce than in a list, because the user waits for the palette. */
const PAUSE_MS = 200;

/** The children of the coach's own families, searched by the server. */
export const clientsSource: PaletteSource = {
  id: 'clients',
  heading: 'Clients',
  useItems: (search) => {
    const allowed = useCan('users', 'clients');
    const debounced = useDebounced(search, PAUSE_MS);
    const found = useInfiniteQuery({ ...clientsQuery(debounced), enabled: allowed });
    const lines = linesOf(found.data?.pages[0]?.data ?? []);
    return {
      loading: allowed && (debounced !== search || (found.isFetching && lines.length === 0)),
      searched: debounced === search,
      items: lines.slice(0, SHOWN).map(({ id, client, child }) => ({
        id,
        label: nameOf(child ?? client),
        hint: child ? nameOf(client) : 'No children yet',
        icon: <Avatar person={child ? { ...child, avatar: child.avatarUrl } : client} size={28} />,
        to: lineHref({ client, child }),
      })),
    };
  },
};
