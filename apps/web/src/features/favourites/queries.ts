import { queryOptions } from '@tanstack/react-query';
import { listFavourites } from '@amberway/contract/favourites/endpoints';
import { MAX_FAVOURITES } from '@amberway/contract/favourites/texts';
import { call } from '../../kernel/api.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';

export const FAVOURITES_SLICE = 'favourites';

/** All favourites: they fit on one page. */
export const favouritesQuery = queryOptions({
  meta: REMEMBERED,
  queryKey: [FAVOURITES_SLICE],
  queryFn: async ({ signal }) => (await call(listFavourites, { query: { limit: MAX_FAVOURITES } }, { signal })).data,
});
