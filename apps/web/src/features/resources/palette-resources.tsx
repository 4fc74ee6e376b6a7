import { useQuery } from '@tanstack/react-query';
import { generatePath } from '../../kernel/router.ts';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { listFamilyResources, listResources } from '@amberway/contract/resources/endpoints';
import type { Resource } from '@amberway/contract/resources/schemas';
import { isShareable } from '@amberway/contract/resources/status';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { resourceLabels } from './labels.ts';
import { RESOURCES_SLICE } from './queries.ts';

const SHOWN = 6;
const PAUSE_MS = 200;

type Found = Pick<Resource, '_id' | 'name' | 'type' | 'status' | 'isDeleted'>;

/** To staff: that nobody can be given it. */
const stateOf = ({ status, isDeleted }: Found): string | null =>
  isDeleted ? resourceLabels.deleted : isShareable(status) ? null : status;

/** Staff search the library, a family what is shared with it. */
const foundQuery = (search: string, family: string | null) => ({
  queryKey: [RESOURCES_SLICE, 'palette', search, family],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Found[]> => {
    const query = { search, limit: SHOWN };
    return family
      ? (await call(listFamilyResources, { params: { userId: family }, query }, { signal })).data
      : (await call(listResources, { query }, { signal })).data;
  },
});

/** The same resource may be shared with two children. */
const once = (found: readonly Found[]) => [...new Map(found.map((one) => [one._id, one])).values()];

export const resourcesSource: PaletteSource = {
  id: 'resources',
  heading: 'Resources',
  useItems: (search) => {
    const { role, _id: me } = useMe();
    const library = mayOpen('resource', role);
    const wanted = searchTextOf(search).trim();
    const debounced = useDebounced(wanted, PAUSE_MS);
    const found = useQuery({ ...foundQuery(debounced, library ? null : me), enabled: debounced !== '' });
    const resources = debounced === '' ? [] : once(found.data ?? []);
    return {
      loading: debounced !== '' && (debounced !== wanted || (found.isFetching && resources.length === 0)),
      searched: debounced === wanted,
      items: resources.map((resource) => ({
        id: resource._id,
        label: resource.name,
        hint: [resource.type.name, library && stateOf(resource)].filter(Boolean).join(', '),
        icon: <Icon name="document" />,
        to: library
          ? generatePath(SCREENS.resource.path, { id: resource._id })
          : `${SCREENS.sharedResources.path}?family=all&view=${resource._id}`,
      })),
    };
  },
};
