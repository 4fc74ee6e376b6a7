import { createHash } from 'node:crypto';
import { fillPlaceholders, type Query, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from './hooks.ts';
import { rowsOf } from './rows.ts';

/** Realistic rows, inserted without triggers: the search text is what they would have produced. */
const fill = (count: number) => [
  sql`alter table resources disable trigger user`,
  sql`insert into resources (id, name, description, type_id, file, is_link, status, created_by, created_at, search_text)
    select gen_random_uuid(), 'Resource ' || n, 'Words ' || md5(n::text), t.id, 'https://x.test/' || n, true,
      case when n % 500 = 0 then 'Pending' else 'Active' end,
      case when n % 500 = 0 then ${DEMO_PEOPLE.coach.id}::uuid else ${DEMO_PEOPLE.coach2.id}::uuid end,
      now() - n * interval '1 minute', 'resource ' || n || ' words ' || md5(n::text)
    from generate_series(1, ${count}::int) n
      join (select id, row_number() over (order by name) - 1 as place from lookups where type = 'resourceType') t
        on t.place = n % 5`,
  sql`alter table resources enable trigger user`,
  sql`analyze resources`,
];

const literal = (value: unknown): string =>
  Array.isArray(value) ? `'{${value.join(',')}}'` : typeof value === 'number' ? String(value) : `'${String(value)}'`;

/** Checks that a large library stays fast: the statements the server really sends use an index for each list. */
export const defineLargeLibrary = (engine: 'embedded' | 'postgres', count: number) => {
  const server = useServer({ engine });
  let coach: string;
  beforeAll(async () => {
    coach = await server.signIn('coach');
    for (const statement of fill(count)) await rowsOf(server, statement);
  }, 120_000);

  /** The query plan of the last new statement of this kind, with these values. */
  const planOf = async (kind: 'list' | 'count', values: Record<string, unknown>): Promise<string> => {
    const sent = [...server.database.statements].findLast(([name]) => name.startsWith(`resources.${kind}.`))?.[1];
    const { sql: text, params } = (sent as { getQuery: () => Query }).getQuery();
    const filled = fillPlaceholders(params, values);
    const whole = text.replace(/\$(\d+)/g, (_, n: string) => literal(filled[Number(n) - 1]));
    return (await rowsOf<Record<string, string>>(server, sql.raw(`explain ${whole}`)))
      .flatMap(Object.values)
      .join('\n');
  };

  const rare = createHash('md5')
    .update(String(count - 7))
    .digest('hex')
    .slice(0, 16);
  const actor = DEMO_PEOPLE.coach.id;
  const paged = { actor, customer: actor, skip: 0, limit: 50 };

  it.each([
    ['the first page', '', {}, count, 'resources_list'],
    ['the names', 'sort=name', {}, count, 'resources_name'],
    ['the names from the end', 'sort=name&order=desc', {}, count, 'resources_name'],
    ['the oldest', 'sort=createdAt', {}, count, 'resources_list'],
    ['a word in one of them', `search=${rare}`, { word0: `%${rare}%` }, 1, 'resources_search'],
    ['a person’s few', `owner=${actor}`, { owner: [actor] }, count / 500, 'resources_owner'],
    ['a rare status', 'status=Pending', { status: ['Pending'] }, count / 500, 'resources_status'],
  ])('%s uses its index', async (_what, query, values, atLeast, index) => {
    const { data, count: total } = (await server.call('GET', `resource?${query}`, { token: coach })).body;
    expect(data.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(atLeast);
    const plan = await planOf('list', { ...paged, ...values });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on resources');
    if (Object.keys(values).length > 0) expect(await planOf('count', { ...paged, ...values })).toContain(index);
  });
};
