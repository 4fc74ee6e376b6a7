import { useQuery } from '@tanstack/react-query';
import { RESOURCE_STATUSES } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { sortQuery } from '../../../ui/list/list-state.ts';
import type { ListFilter } from '../../../ui/list/filters.ts';
import type { List } from '../../../ui/list/use-list-state.ts';
import { lookupsQuery } from '../../lookups/public.ts';
import { objectivesQuery } from '../queries.ts';
import { resourceLabels } from '../labels.ts';
import { useOwnerFilter } from './use-owner-filter.ts';

const FAVOURITES = 'favourites';
const ON = 'true';

/** URL parameters, named as in the query. */
export const LIBRARY_FILTERS = [FAVOURITES, 'objective', 'type', 'owner', 'status'] as const;

export const onlyFavourites = (list: List): boolean => list.filters[FAVOURITES]?.includes(ON) ?? false;
export const setOnlyFavourites = (list: List, on: boolean) => list.setFilter(FAVOURITES, on ? [ON] : []);

/** The filters of the library. */
export const useLibraryFilters = (list: List): ListFilter[] => {
  const { data: types = [] } = useQuery(lookupsQuery('resourceType'));
  const { data: objectives = [] } = useQuery(objectivesQuery);
  const owner = useOwnerFilter(list.filters['owner'] ?? []);
  return [
    {
      key: FAVOURITES,
      label: resourceTexts.favourite,
      options: [{ value: ON, label: resourceLabels.starred }],
    },
    { key: 'objective', label: resourceLabels.objectives, options: objectives },
    { key: 'type', label: resourceLabels.type, options: types.map(({ _id, name }) => ({ value: _id, label: name })) },
    owner,
    {
      key: 'status',
      label: resourceLabels.status,
      options: RESOURCE_STATUSES.map((value) => ({ value, label: value })),
    },
  ];
};

export const libraryQuery = (list: List) => ({
  ...(list.search && { search: list.search }),
  objective: list.filters['objective'],
  type: list.filters['type'],
  owner: list.filters['owner'],
  status: list.filters['status'],
  ...(onlyFavourites(list) && { favourites: true }),
  ...sortQuery(list.sort),
});
