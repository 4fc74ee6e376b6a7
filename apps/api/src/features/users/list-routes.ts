import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { type PageWindow, pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import { type UserType, isAdministrator, isBusinessUser, isFamilyType } from '@amberway/contract/kernel/roles';
import {
  countCustomers,
  listLeanUsers as listLeanEndpoint,
  listUsers as listUsersEndpoint,
  searchBusinessUsers,
  type UserListType,
} from '@amberway/contract/users/endpoints';
import { listedStatuses } from '@amberway/contract/users/listed';
import { forbidden } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { presentContact } from '../../kernel/identity/person.ts';
import { type LeanFilter, listLean } from './lean.queries.ts';
import { userListPage } from './list-page.ts';
import { presentListItem, presentProgramRow } from './present.ts';
import { countActiveCustomers, programDetailsOf } from './programs.queries.ts';
import type { UserFilter } from './queries.ts';

const USER_PAGE_SIZE = 50;
const SEARCH_PAGE_SIZE = 20;
const TYPE_OF_LIST: Record<UserListType, UserType> = {
  customer: 'Customer',
  business: 'Business',
  admin: 'Administrator',
};

const leanReply = async (filter: LeanFilter, window: PageWindow) => {
  const { rows, count } = await listLean(filter, window);
  return okList(rows.map(presentContact), count);
};

export const listRoutes = [
  route(listUsersEndpoint, async ({ principal, reach, params, query }) => {
    const type = TYPE_OF_LIST[params.type];
    // Business users see customers only.
    if (!isFamilyType(type) && !isAdministrator(principal)) throw forbidden();
    const listed = listedStatuses(principal.role, query.customerType);
    if (query.filter && !listed.includes(query.filter)) throw forbidden();
    const only = reach === 'family' ? (principal.actingAs ?? undefined) : undefined;
    // Without a tab: every status for administrators and while acting as a customer, otherwise Active only.
    const everyStatus = isAdministrator(principal) || only !== undefined;
    const filter: UserFilter = {
      type,
      status: query.filter ?? (everyStatus ? undefined : 'Active'),
      customerType: query.customerType,
      plans: query.planTypeFilter,
      search: query.search,
      only,
    };
    const { rows, count, more } = await userListPage(filter, pageWindow(query, USER_PAGE_SIZE), sortingOf(query));
    if (!query.details || !isFamilyType(type)) return okList(rows.map(presentListItem), count, more);
    const details = await programDetailsOf(
      principal,
      rows.map(({ id }) => id),
    );
    return okList(
      rows.map((row) => presentProgramRow(row, details)),
      count,
      more,
    );
  }),

  route(listLeanEndpoint, ({ principal, reach, params, query }) => {
    const type = TYPE_OF_LIST[params.type];
    // Acting as a customer: only that customer is listed; colleagues are the same everywhere.
    const only = reach === 'family' && isFamilyType(type) ? (principal.actingAs ?? undefined) : undefined;
    const seenBy = isFamilyType(type) && isBusinessUser(principal) ? principal : undefined;
    return leanReply({ type, search: query.search, only, seenBy }, pageWindow(query, MAX_PAGE_SIZE));
  }),

  route(searchBusinessUsers, ({ query }) =>
    leanReply(
      {
        type: 'Business',
        search: query.query ?? query.search,
        activeOnly: true,
        managersFirst: query.managersFirst ?? false,
      },
      pageWindow(query, SEARCH_PAGE_SIZE),
    ),
  ),

  route(countCustomers, async ({ query }) => {
    const count = await countActiveCustomers(query.plan ?? query.type);
    return { ...ok({ count }), count };
  }),
];
