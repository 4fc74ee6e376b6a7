import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { MAIL_LOG_SORTS } from '@amberway/contract/client-mail/endpoints';
import { CONTENT_NAMES, contentTypeOf } from '@amberway/contract/content/registry';
import { sortKeysOf } from '@amberway/contract/content/sorts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { SORT_ORDERS } from '@amberway/contract/kernel/query';
import { MEMBER_SORTS } from '@amberway/contract/members/endpoints';
import { POST_SORTS } from '@amberway/contract/posts/endpoints';
import { LIBRARY_SORTS } from '@amberway/contract/resources/endpoints';
import { USER_SORTS } from '@amberway/contract/users/endpoints';
import { STAFF_FACTOR_SORTS } from '@amberway/contract/users/factors';
import { db } from '../kernel/db/context.ts';
import { useServer } from './hooks.ts';
import { statementsOf } from './statements.ts';

// Every column by which a list can be sorted, both ways: the page is read in the order of an index, so its time does
// not grow with the list.

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const content = CONTENT_NAMES.map((name) => contentTypeOf(name) as ContentType);
const LISTS: readonly (readonly [path: string, keys: readonly string[]])[] = [
  ['user/all/customer?filter=Active', USER_SORTS],
  ['user/all/business?filter=Active', USER_SORTS],
  ['user/all/customer?customerType=Subscriber', USER_SORTS],
  ['user/factors?', STAFF_FACTOR_SORTS],
  ['user/factors?without=true', STAFF_FACTOR_SORTS],
  ['member?filter=Active', MEMBER_SORTS],
  ['userPost?showUnansweredPosts=true', POST_SORTS],
  ['userPost?includeDeleted=true', POST_SORTS],
  ['resource?', LIBRARY_SORTS],
  ['gmails?', MAIL_LOG_SORTS],
  ...content.map((type) => [`${type.wire.base}?`, sortKeysOf(type)] as const),
];
const cases = LISTS.flatMap(([path, keys]) =>
  keys.flatMap((key) => SORT_ORDERS.map((order) => [`${path}&sort=${key}&order=${order}`] as const)),
);

type Plan = { 'Node Type': string; 'Parent Relationship'?: string; Plans?: Plan[] };

/** The plan that the database would use if the list were so large that sorting it were out of the question. */
const planOf = (statement: string): Promise<Plan> =>
  server.within(() =>
    db().transaction(async (transaction) => {
      for (const setting of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
        await transaction.execute(sql.raw(`set local enable_${setting} = off`));
      const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
      await transaction.execute(sql.raw('set local plan_cache_mode = force_generic_plan'));
      await transaction.execute(sql.raw(`prepare sorted_list as ${statement}`));
      const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
      const { rows } = (await transaction.execute(sql.raw(`explain (format json) execute sorted_list${values}`))) as {
        rows: { 'QUERY PLAN': { Plan: Plan }[] }[];
      };
      await transaction.execute(sql.raw('deallocate sorted_list'));
      return rows[0]?.['QUERY PLAN'][0]?.Plan as Plan;
    }),
  );

/** The nodes that the rows of the page come through, without what is looked up for each row. */
const alongTheList = (plan: Plan): string[] => [
  plan['Node Type'],
  ...(plan.Plans ?? [])
    .filter((part) => ['Outer', 'Subquery'].includes(part['Parent Relationship'] ?? ''))
    .flatMap(alongTheList),
];

it.each(cases)('%s is read in the order of an index', async (path) => {
  const sent = await statementsOf(server, async () => {
    expect((await server.call('GET', path, { token: admin })).status).toBe(200);
  });
  const lists = sent.filter((text) => /order by[^()]*(\([^()]*\)[^()]*)*limit/i.test(text) && / desc| asc/i.test(text));
  expect(lists.length, sent.join('\n')).toBeGreaterThan(0);
  const plans = await Promise.all(lists.map(planOf));
  for (const nodes of plans.map(alongTheList)) {
    expect(nodes).not.toContain('Sort');
    expect(nodes).not.toContain('Incremental Sort');
    expect(nodes.at(-1)).toMatch(/Index/);
  }
});
