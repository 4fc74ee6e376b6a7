import { generatePath, useLocation } from '../../kernel/router.ts';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';

import type { Client } from '@amberway/contract/users/schemas';

/** Opens a client's view, at the `wanted` screen or at home; the location state holds the return page. */
export const useClientLink = (wanted?: string | null) => {
  const { pathname, search } = useLocation();
  const query = wanted ? `?${new URLSearchParams({ redirectUri: wanted })}` : '';
  return (client: Pick<Client, '_id'>) => ({
    to: `${generatePath(SWITCH_ROUTES.customer, { customerId: client._id })}${query}`,
    state: { from: `${pathname}${search}` },
  });
};

export const nameOf = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
