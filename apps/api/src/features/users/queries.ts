import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PageWindow, Sorting } from '@amberway/contract/kernel/query';
import type { CustomerType, Plan, UserStatus, UserType } from '@amberway/contract/kernel/roles';
import type { UserSort } from '@amberway/contract/users/endpoints';
import { db, prepared } from '../../kernel/db/context.ts';
import { countUpTo } from '../../kernel/db/figures.ts';
import { searchGrams, users } from '../../kernel/identity/tables.ts';

export const endFirstLogin = (id: string) => db().update(users).set({ firstTimeLogin: false }).where(eq(users.id, id));

export type UserFilter = {
  type: UserType;
  status?: UserStatus | undefined;
  customerType?: CustomerType | undefined;
  plans: Plan[];
  search?: string | undefined;
  /** Set while acting as a customer: that family only. */
  only?: string | undefined;
};

/** The conditions that are present determine the statement; their values are parameters. */
const filterShape = (filter: UserFilter) =>
  [
    filter.status && 'status',
    filter.customerType,
    filter.plans.length > 0 && 'plans',
    filter.search && 'search',
    filter.only && 'only',
  ]
    .filter(Boolean)
    .join('.');

const isInProgram = or(isNull(users.choosePlan), ne(users.choosePlan, 'Subscriber'));

const filterWhere = (filter: UserFilter) =>
  and(
    eq(users.type, sql.placeholder('type')),
    filter.status ? eq(users.userStatus, sql.placeholder('status')) : sql`user_status <> 'Deleted'`,
    filter.customerType === 'Subscriber' ? eq(users.choosePlan, 'Subscriber') : undefined,
    filter.customerType === 'Flagship' ? isInProgram : undefined,
    filter.plans.length > 0 ? sql`${users.choosePlan} = any(${sql.placeholder('plans')})` : undefined,
    // Not by the index: a walk in the order of the list ends with the page.
    filter.search ? sql`strpos(${users.searchText}, ${sql.placeholder('search')}) > 0` : undefined,
    filter.only ? eq(users.id, sql.placeholder('only')) : undefined,
  );

const filterValues = (filter: UserFilter) => ({
  type: filter.type,
  status: filter.status,
  plans: filter.plans,
  search: filter.search?.toLowerCase(),
  only: filter.only,
});

export const listColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
  type: users.type,
  userStatus: users.userStatus,
  choosePlan: users.choosePlan,
  languages: users.languages,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

const newestFirst = [desc(users.createdAt), desc(users.id)];

/** What the list can be sorted by. */
const sortColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  userStatus: users.userStatus,
  choosePlan: users.choosePlan,
  createdAt: users.createdAt,
};
type Sortable = typeof sortColumns;

/** The order by a column, or newest first. Each has an index; ties are broken by the id. */
const orderOf = (sorting: Sorting<UserSort> | undefined, from: Sortable): SQL[] => {
  const { by, order } = sorting ?? { by: 'createdAt', order: 'desc' };
  const [along, against] = order === 'asc' ? [asc, desc] : [desc, asc];
  const ties = [against(from.createdAt), against(from.id)];
  switch (by) {
    case 'name':
      return [along(sql`lower(${from.firstName})`), along(sql`lower(${from.lastName})`), along(from.id)];
    case 'status':
      return [along(from.userStatus), ...ties];
    case 'plan':
      return [along(from.choosePlan), ...ties];
    default:
      return [along(from.createdAt), along(from.id)];
  }
};

const sortShape = (sorting: Sorting<UserSort> | undefined) => (sorting ? `.${sorting.by}.${sorting.order}` : '');

/** One page; newest first if no order is given. */
export const listUsers = (filter: UserFilter, { skip, limit }: PageWindow, sorting?: Sorting<UserSort>) =>
  prepared(`users.list.${filterShape(filter)}${sortShape(sorting)}`, (executor) =>
    executor
      .select(listColumns)
      .from(users)
      .where(filterWhere(filter))
      .orderBy(...orderOf(sorting, users))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip')),
  ).execute({ ...filterValues(filter), skip, limit });
export type UserListRow = Awaited<ReturnType<typeof listUsers>>[number];

/**
 * One page of at most `most` that match, with their number: the page is the right one where that is below `most`.
 * With grams of what is searched for, the index finds the candidates. Only the page itself is read in full.
 */
export const findUsers = (
  filter: UserFilter,
  { skip, limit }: PageWindow,
  { grams, most, sorting }: { grams: string | undefined; most: number; sorting?: Sorting<UserSort> | undefined },
) =>
  prepared(`users.find.${filterShape(filter)}${grams ? '.grams' : ''}${sortShape(sorting)}`, (executor) => {
    // As a subquery its value is unknown to the planner, which would otherwise plan anew for each.
    const candidates = sql`${searchGrams} @@ (select ${sql.placeholder('grams')}::tsquery)`;
    // As one condition, which no other index serves: reading that of everybody's type and status takes far longer.
    const isWanted = sql`(${filterWhere(filter)}) is true`;
    const found = executor
      .select(sortColumns)
      .from(users)
      .where(grams ? and(candidates, isWanted) : filterWhere(filter))
      .limit(sql.placeholder('most'))
      .as('found');
    const page = executor
      .select({ id: found.id, found: sql<number>`(count(*) over ())::int`.as('number_found') })
      .from(found)
      .orderBy(...orderOf(sorting, found as unknown as Sortable))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
      .as('page');
    return executor
      .select({ ...listColumns, found: page.found })
      .from(page)
      .innerJoin(users, eq(users.id, page.id))
      .orderBy(...orderOf(sorting, users));
  }).execute({ ...filterValues(filter), grams, most, skip, limit });

/** What newest users of a kind are searched by. */
export const newestSearchTexts = async (type: UserType, limit: number): Promise<string[]> => {
  const rows = await db()
    .select({ text: users.searchText })
    .from(users)
    .where(and(eq(users.type, type), sql`user_status <> 'Deleted'`))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ text }) => text);
};

export const countUsers = async (filter: UserFilter): Promise<number> => {
  const [row] = await prepared(`users.count.${filterShape(filter)}`, (executor) =>
    executor
      .select({ count: sql<number>`count(*)::int` })
      .from(users)
      .where(filterWhere(filter)),
  ).execute(filterValues(filter));
  return row?.count ?? 0;
};

/** Families on the tab 'To Be Allocated' of the program list, counted up to a limit. */
export const countToAllocate = (most: number): Promise<number> => {
  const waiting = and(eq(users.type, 'Customer'), eq(users.userStatus, 'Awaiting'), isInProgram);
  return countUpTo(most, sql`from ${users} where ${waiting}`);
};
