import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import type { Client } from '@amberway/contract/users/schemas';
import { personPath } from '../../kernel/person-segment.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { generatePath, useLocation } from '../../kernel/router.ts';
import type { ClientLine } from './client-rows.ts';

/** The child's page, or the requested screen about the child; the family's page while it has no child. */
export const lineHref = ({ client, child }: Pick<ClientLine, 'client' | 'child'>, wanted?: string | null): string => {
  if (!child) return personPath('customer', client._id);
  if (!wanted) return childPagePath(child._id);
  const url = new URL(safeRedirect(wanted), window.location.origin);
  url.searchParams.set(MEMBER_PARAM, child._id);
  return `${url.pathname}${url.search}`;
};

/** Opens the family's own view, at the `wanted` screen; the location state holds the return page. */
export const useClientLink = (wanted?: string | null) => {
  const { pathname, search } = useLocation();
  const query = wanted ? `?${new URLSearchParams({ redirectUri: wanted })}` : '';
  return (client: Pick<Client, '_id'>) => ({
    to: `${generatePath(SWITCH_ROUTES.customer, { customerId: client._id })}${query}`,
    state: { from: `${pathname}${search}` },
  });
};

export const nameOf = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
