import { inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';
import { CONTENT_NAMES } from '@amberway/contract/content/registry';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createSession, createSiblingSession } from '../../../kernel/identity/sign-ins.queries.ts';
import { useServer } from '../../../testing/hooks.ts';
import { pathOf, SAMPLES_OF } from '../../../testing/matrix/cases.ts';
import { FAMILY } from '../../../testing/matrix/principals.ts';
import { insertTestUser } from '../../../testing/matrix/queries.ts';
import type { Sample } from '../../../testing/matrix/sample.ts';
import { rowsOf } from '../../../testing/rows.ts';

// The compiler requires that every GET declares what it reads; this checks that the declarations are true. Each GET is
// called with its sample of the authorisation matrix, and the reply is searched for ids of records of a family.

const server = useServer({ env: { UNUSUAL_READING_FAMILIES: '0' } });

/** Lists for finding a family: names, plans and times, not part of its record. */
const DIRECTORIES = [
  'GET user/all/:type',
  'GET user/myClients',
  'GET user/lean/:type',
  'GET sendGmail/recipients',
  'GET privacy/erasures',
  'GET dashboard/workspace',
  'GET privacy/unusualReading/:id/families',
];
/** The viewer's own notifications, favourites and drafts; they are a family's only while somebody acts as it. */
const VIEWERS_OWN = ['GET notification/:id', 'GET draft/:kind', 'GET draft/:kind/:key', 'GET favourite'];

/** Catalogue content is about no family; its endpoints are generated from one declaration. */
const isCatalogue = ({ endpoint: { tag } }: Sample) => (CONTENT_NAMES as readonly string[]).includes(tag);
const GETS = [...SAMPLES_OF.values()]
  .flat()
  .filter((sample) => sample.endpoint.method === 'GET' && !sample.endpoint.stream && !isCatalogue(sample));

/** Finds the owner of every row id that refers to a customer or a child. */
let ownersStatement: string;
beforeAll(async () => {
  const references = await rowsOf<{ table: string; column: string; to: string }>(
    server,
    sql`select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute i on i.attrelid = c.conrelid and i.attname = 'id'
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'members'::regclass) and c.conrelid <> 'users'::regclass`,
  );
  const parts = references.map(({ table, column, to }) =>
    to === 'members'
      ? `select t.id, m.parent_id as family from ${table} t join members m on m.id = t.${column}`
      : `select t.id, u.id as family from ${table} t join users u on u.id = t.${column} and u.type = 'Customer'`,
  );
  ownersStatement = [
    `select id, id as family from users where type = 'Customer'`,
    'select id, parent_id as family from members',
    ...parts,
  ].join(' union all ');
});

const familiesIn = async (text: string): Promise<string[]> => {
  const ids = [...new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
  if (ids.length === 0) return [];
  const owners = await rowsOf<{ id: string; family: string; families: number }>(
    server,
    sql`select id, min(family::text) as family, count(distinct family)::int as families
      from (${sql.raw(ownersStatement)}) owned where ${inArray(sql`id`, ids)} group by id`,
  );
  return [...new Set(owners.filter(({ families }) => families === 1).map(({ family }) => family))];
};

type Person = { id: string; token: string };
/** A new user for each call, with no reads recorded yet. */
const newcomer = async (type: 'Business' | 'Administrator', acting: boolean): Promise<Person> =>
  server.within(async () => {
    const id = await insertTestUser({ email: `${uuidv7()}@amberway.test`, type });
    if (type === 'Business') await rowsOf(server, sql`update users set csm = ${id} where id = ${FAMILY.customerId}`);
    const root = await createSession(id);
    return { id, token: acting ? (await createSiblingSession(root.id, id, FAMILY.customerId)).token : root.token };
  });

/** Returns the families a reply shows, and those recorded as read. */
const compare = async (sample: Sample, { id, token }: Person, self: string) => {
  const request = await server.within(() => sample.request({ server, family: FAMILY, self }));
  const { method } = sample.endpoint;
  const { status, text } = await server.call(method, pathOf(sample, request), {
    token,
    headers: request.headers ?? {},
  });
  if (status !== 200) return { shown: [], noted: [] };
  const noted = await rowsOf<{ id: string }>(
    server,
    sql`select distinct customer_id as id from record_reads where actor_id = ${id}`,
  );
  return { shown: await familiesIn(text), noted: noted.map((row) => row.id) };
};

it.each([
  ['a coach who works with one family', 'Business', false, 38],
  ['a coach who acts for it', 'Business', true, 30],
  ['an administrator', 'Administrator', false, 38],
] as const)(
  'every GET that shows one family’s record to %s is in its access log',
  async (_, type, acting, atLeast) => {
    const missing: string[] = [];
    let proven = 0;
    for (const sample of GETS) {
      const person = await newcomer(type, acting);
      const { shown, noted } = await compare(sample, person, acting ? FAMILY.customerId : person.id);
      const exempt = acting ? DIRECTORIES : [...DIRECTORIES, ...VIEWERS_OWN];
      if (shown.length !== 1 || exempt.includes(sample.endpoint.id)) continue;
      if (noted.includes(shown[0] ?? '')) proven += 1;
      else missing.push(`${sample.endpoint.id} ${sample.name ?? ''}`.trim());
    }
    expect(missing).toEqual([]);
    expect(proven).toBeGreaterThanOrEqual(atLeast);
  },
  300_000,
);

it('familiesIn finds the family in a reply by the ids of its records', async () => {
  const admin = await server.signIn('admin');
  const { text } = await server.call('GET', `goal?member=${FAMILY.memberId}`, { token: admin });
  expect(await familiesIn(text.replaceAll(FAMILY.memberId, ''))).toEqual([DEMO_PEOPLE.parent.id]);
});
