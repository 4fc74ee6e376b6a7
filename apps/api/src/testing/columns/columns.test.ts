import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import { useServer } from '../hooks.ts';
import { SAMPLES_OF } from '../matrix/cases.ts';
import { prepareFingerprint } from '../matrix/queries.ts';
import { rowsOf } from '../rows.ts';
import { type Attempt, openAttempts } from './attempts.ts';
import { declaredIn, takesId } from './bodies.ts';
import { FORBIDDEN } from './forbidden.ts';
import { foreignIds } from './foreign.ts';
import { columnNamesOf } from './names.ts';

// Every call that writes × everyone who may make it × every column it must not take from them: nothing of it is stored.
// `npm run columns` sends the columns one by one, and those no body has by everyone: the schema refuses them, whoever
// asks.

const ONE_BY_ONE = process.env['COLUMNS_ALL'] !== undefined;
const WRITES = new Set(['POST', 'PUT', 'PATCH']);
/** In no row of any table, and a value that would fit many columns. */
const MARK = 'zzcolumnzz';
const FORM_FIELDS = 5;
/** A reply lists at most a hundred errors, those of missing fields included. */
const JSON_FIELDS = 80;

/** Named beside what is done, and not looked at: taking back what was not given, and the rest of what is removed. */
const IGNORED = new Set([
  'POST video/:memberId/unshare  videos',
  'PUT milestone/:id remove milestoneType',
  'PUT milestone/:id remove teamMember',
  'PUT task/:id remove taskType',
  'PUT task/:id remove assignee',
  'PUT task/:id remove fileLink',
  // Removes a copy of this draft; an id of anything else removes nothing.
  'PUT draft/:kind/:key  settles',
  'POST draft/:kind/:key/conflict  settles',
]);

const server = useServer();
let attempts: ReturnType<typeof openAttempts>;
let fingerprint: () => Promise<string>;
let foreign: string[];
beforeAll(async () => {
  server.services.limiter = async () => {};
  attempts = openAttempts(server);
  fingerprint = await server.within(prepareFingerprint);
  foreign = await foreignIds(server);
});

const SAMPLES = [...SAMPLES_OF].flatMap(([slice, samples]) =>
  samples
    .filter(({ endpoint }) => WRITES.has(endpoint.method) && !endpoint.signature && typeof endpoint.access !== 'string')
    .map((sample) => ({ slice, sample })),
);

const named = ({ sample, role }: Attempt, what: string) =>
  `${sample.endpoint.id} ${sample.name ?? ''} as ${role}: ${what}`;

/** What is not in the body's schema is refused by name. */
const tryUndeclared = async (attempt: Attempt, slice: string, wrong: string[]): Promise<number> => {
  const declared = declaredIn(attempt.sample.endpoint.body, attempt.sample.endpoint.wire);
  const names = columnNamesOf(slice).filter((name) => !(name in declared));
  // A form has room for a few fields.
  const atOnce = ONE_BY_ONE ? 1 : attempt.sample.endpoint.multipart ? FORM_FIELDS : JSON_FIELDS;
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const answer = await attempts.send(attempt, Object.fromEntries(some.map((name) => [name, MARK])));
    const fields = new Set(Object.keys(answer.body.errors ?? {}).map((field) => field.split('.').at(-1)));
    const taken = some.filter((name) => answer.status < 400 || !fields.has(name));
    if (taken.length > 0)
      wrong.push(named(attempt, `${taken.join()} not refused by name: ${answer.text.slice(0, 200)}`));
  }
  return names.length;
};

/** What is in it but not this role's to set. */
const tryForbidden = async (attempt: Attempt, wrong: string[]): Promise<number> => {
  const fields = Object.entries(FORBIDDEN[attempt.sample.endpoint.id]?.[attempt.role] ?? {});
  for (const [field, value] of fields) {
    const answer = await attempts.send(attempt, { [field]: value });
    if (![403, 404, 409, 422].includes(answer.status))
      wrong.push(named(attempt, `${field} was answered ${answer.status} ${answer.text}`));
  }
  return fields.length;
};

/** Ids of other families' records in any field that takes an id: for administrators there are no others. */
const tryForeign = async (attempt: Attempt, wrong: string[]): Promise<number> => {
  if (attempt.role === 'administrator') return 0;
  let tried = 0;
  for (const [field, schema] of Object.entries(
    declaredIn(attempt.sample.endpoint.body, attempt.sample.endpoint.wire),
  )) {
    const takes = IGNORED.has(`${attempt.sample.endpoint.id} ${attempt.sample.name ?? ''} ${field}`)
      ? undefined
      : takesId(schema);
    // One by one all of them, else another one for each field.
    const ids = ONE_BY_ONE ? foreign : foreign.slice(tried % foreign.length).slice(0, 1);
    for (const id of takes ? ids : []) {
      const answer = await attempts.send(attempt, { [field]: takes === 'many' ? [id] : id });
      if (answer.status < 400 || answer.status >= 500)
        wrong.push(named(attempt, `${field} took the foreign ${id}: ${answer.text}`));
    }
    if (takes) tried += 1;
  }
  return tried;
};

it('stores no column that a role must not set', { timeout: HOUR }, async () => {
  const wrong: string[] = [];
  let pairs = 0;
  for (const { slice, sample } of SAMPLES.filter((one) => one.sample.endpoint.body)) {
    const mine = await attempts.attemptsOf(sample);
    const before = await server.within(fingerprint);
    for (const attempt of mine) {
      if (ONE_BY_ONE || attempt === mine[0]) pairs += await tryUndeclared(attempt, slice, wrong);
      pairs += await tryForbidden(attempt, wrong);
      pairs += await tryForeign(attempt, wrong);
    }
    if ((await server.within(fingerprint)) !== before)
      wrong.push(`${sample.endpoint.id} ${sample.name ?? ''}: stored something`);
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(ONE_BY_ONE ? 30_000 : 10_000);
  process.stdout.write(`${pairs} pairs of column and role\n`);
});

it('reads no body where a call has none', { timeout: HOUR }, async () => {
  const everything = [...new Set([...SAMPLES_OF.keys()].flatMap(columnNamesOf))];
  const more = Object.fromEntries(everything.map((name) => [name, MARK]));
  for (const { sample } of SAMPLES.filter((one) => !one.sample.endpoint.body)) {
    for (const attempt of await attempts.attemptsOf(sample)) {
      const answer = await attempts.send(attempt, more);
      expect(answer.status, `${named(attempt, '')}${answer.text}`).toBeLessThan(500);
      // It may have ended its own sign-in.
      if (sample.endpoint.tag === 'auth') attempts.forgetCallers();
    }
  }
});

it('has left no mark in any table', async () => {
  const tables = await rowsOf<{ name: string }>(
    server,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const marked: string[] = [];
  for (const { name } of tables) {
    const found = await rowsOf(
      server,
      sql`select 1 from ${sql.identifier(name)} r where to_jsonb(r)::text like ${`%${MARK}%`} limit 1`,
    );
    if (found.length > 0) marked.push(name);
  }
  expect(marked).toEqual([]);
});
