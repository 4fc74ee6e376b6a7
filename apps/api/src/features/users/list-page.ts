import type { PageWindow, Sorting } from '@amberway/contract/kernel/query';
import type { UserSort } from '@amberway/contract/users/endpoints';
import { cachedCount, LARGE } from '../../kernel/db/cached-counts.ts';
import { onReplica } from '../../kernel/db/context.ts';
import { rarestIn, SAMPLE_ROWS } from '../../kernel/db/common-parts.ts';
import { countUsers, findUsers, listUsers, newestSearchTexts, type UserFilter, type UserListRow } from './queries.ts';
import { gramQuery, partsOf } from './search-grams.ts';

export type UserListPage = {
  rows: UserListRow[];
  count: number;
  /** There are more than `count`. */
  more?: boolean;
};

const FAR = 200;
/** The largest number that the database takes. */
const EVERY = 2 ** 31 - 1;

const keyOf = (filter: UserFilter) => `users.${JSON.stringify(filter)}`;

type Order = Sorting<UserSort> | undefined;

/** Few matches are found, counted and sorted in one go; of many only the page is looked for. */
const searchPage = async (
  filter: UserFilter,
  text: string,
  window: PageWindow,
  sorting: Order,
): Promise<UserListPage> => {
  const { skip, limit } = window;
  const rarest = await rarestIn(`users.${filter.type}`, partsOf(text.toLowerCase()), () =>
    newestSearchTexts(filter.type, SAMPLE_ROWS),
  );
  const grams = gramQuery(filter, rarest);
  let found: UserListRow[] = [];
  const count = await cachedCount(keyOf(filter), async () => {
    const rows = await findUsers(filter, window, { grams, most: LARGE + 1, sorting });
    found = rows;
    // A page behind the last one has no row that could hold the number.
    const isBehind = rows.length === 0 && skip > 0;
    const [first] = isBehind ? await findUsers(filter, { skip: 0, limit: 1 }, { grams, most: LARGE + 1 }) : rows;
    return first?.found ?? 0;
  });
  if (count <= LARGE) return { rows: found, count };
  // One more than the page says whether it is the last. The way down to a far page is longer than sorting all matches.
  const page = { skip, limit: limit + 1 };
  const rows = await (grams && skip > FAR
    ? findUsers(filter, page, { grams, most: EVERY, sorting })
    : listUsers(filter, page, sorting));
  if (rows.length > limit) return { rows: rows.slice(0, limit), count: Math.max(LARGE, skip + limit), more: true };
  return rows.length > 0 ? { rows, count: skip + rows.length } : { rows, count: LARGE, more: true };
};

/** One page of a list and how many it has. */
export const userListPage = async (filter: UserFilter, window: PageWindow, sorting?: Order): Promise<UserListPage> => {
  const { search } = filter;
  if (search) return onReplica(() => searchPage(filter, search, window, sorting));
  const [rows, count] = await Promise.all([
    listUsers(filter, window, sorting),
    cachedCount(keyOf(filter), () => countUsers(filter)),
  ]);
  return { rows, count };
};
