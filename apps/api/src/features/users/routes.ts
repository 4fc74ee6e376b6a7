import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { type PageWindow, pageWindow } from '@amberway/contract/kernel/query';
import type { UserType } from '@amberway/contract/kernel/roles';
import {
  getMe,
  listLeanUsers as listLeanEndpoint,
  listMyClients,
  listUsers as listUsersEndpoint,
  markFirstLogin,
  searchBusinessUsers,
  type UserListType,
} from '@amberway/contract/users/endpoints';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { forbidden, notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { countForList } from './counts.ts';
import { type LeanFilter, listLean } from './lean/queries.ts';
import { presentClient, presentListItem, presentPerson } from './present.ts';
import {
  countOwnMembers,
  endFirstLogin,
  findUser,
  listClients,
  listUsers,
  membersOf,
  type UserFilter,
} from './queries.ts';
import { loadCurrentUser } from './service.ts';

const USER_PAGE_SIZE = 50;
const CLIENT_PAGE_SIZE = 50;
const SEARCH_PAGE_SIZE = 20;
const TYPE_OF_LIST: Record<UserListType, UserType> = {
  customer: 'Customer',
  business: 'Business',
  admin: 'Administrator',
};

const answerLean = async (filter: LeanFilter, window: PageWindow) => {
  const { rows, count } = await listLean(filter, window);
  return okList(rows.map(presentPerson), count);
};

export const userRoutes = [
  route(getMe, async ({ principal }) => ok(await loadCurrentUser(principal))),

  route(markFirstLogin, async ({ principal, params, requestId }) => {
    if (params.id !== principal.userId) throw notFound();
    await inTransaction(async () => {
      const user = await findUser(principal.userId);
      if (!user?.firstTimeLogin) return;
      await endFirstLogin(user.id);
      await recordAudit({
        principal,
        action: 'firstLogin',
        record: 'user',
        recordId: user.id,
        subjectId: user.id,
        requestId,
      });
    });
    return ok({ _id: principal.userId, firstTimeLogin: false });
  }),

  route(listUsersEndpoint, async ({ principal, reach, params, query }) => {
    const type = TYPE_OF_LIST[params.type];
    // Business users see customers only.
    if (type !== 'Customer' && principal.role !== 'Administrator') throw forbidden();
    const filter: UserFilter = {
      type,
      status: query.filter,
      customerType: query.customerType,
      plans: query.planTypeFilter,
      search: query.search,
      only: reach === 'family' ? (principal.actingAs ?? undefined) : undefined,
    };
    const [rows, count] = await Promise.all([
      listUsers(filter, pageWindow(query, USER_PAGE_SIZE)),
      countForList(filter),
    ]);
    return okList(rows.map(presentListItem), count);
  }),

  route(listMyClients, async ({ principal, query }) => {
    const [{ rows, count }, currentClients, me] = await Promise.all([
      listClients(principal.actorId, query.search, pageWindow(query, CLIENT_PAGE_SIZE)),
      countOwnMembers(principal.actorId),
      findUser(principal.actorId),
    ]);
    const members = await membersOf(rows.map((row) => row.id));
    const clients = rows.map((row) =>
      presentClient(
        row,
        members.filter((member) => member.parentId === row.id),
      ),
    );
    return { ...okList(clients, count), currentClients, totalCapacity: me?.totalClientCapacity ?? null };
  }),

  route(listLeanEndpoint, ({ principal, reach, params, query }) => {
    const type = TYPE_OF_LIST[params.type];
    // In a customer's view the only customer is that one; colleagues are the same everywhere.
    const only = reach === 'family' && type === 'Customer' ? (principal.actingAs ?? undefined) : undefined;
    return answerLean({ type, search: query.search, only }, pageWindow(query, MAX_PAGE_SIZE));
  }),

  route(searchBusinessUsers, ({ query }) =>
    answerLean({ type: 'Business', search: query.search, activeOnly: true }, pageWindow(query, SEARCH_PAGE_SIZE)),
  ),
];
