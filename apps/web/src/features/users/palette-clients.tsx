import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { nameOf, useClientLink } from './client-link.ts';
import { clientsQuery } from './queries.ts';

const SHOWN = 6;
/** Shorter debounce than in a list, because the user waits for the palette. */
const PAUSE_MS = 200;

/** The coach's own families, searched by the server. */
export const clientsSource: PaletteSource = {
  id: 'clients',
  heading: 'Clients',
  useItems: (search) => {
    const allowed = useCan('users', 'clients');
    const debounced = useDebounced(search, PAUSE_MS);
    const found = useInfiniteQuery({ ...clientsQuery(debounced), enabled: allowed });
    const linkTo = useClientLink();
    const clients = found.data?.pages[0]?.data ?? [];
    return {
      loading: allowed && (debounced !== search || (found.isFetching && clients.length === 0)),
      searched: debounced === search,
      items: clients.slice(0, SHOWN).map((client) => ({
        id: client._id,
        label: nameOf(client),
        hint: client.members.map((child) => child.firstName).join(', '),
        icon: <Avatar person={client} size={28} />,
        ...linkTo(client),
      })),
    };
  },
};
