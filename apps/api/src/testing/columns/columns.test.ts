import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logout } from '@amberway/contract/auth/endpoints';
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

// Every writing endpoint × every role with permission × every column it must not set: none of it is stored.
// `npm run columns` sends the columns one by one, and undeclared ones with every role: the schema rejects them for all
// roles alike.

const ONE_BY_ONE = process.env['COLUMNS_ALL'] !== undefined;
const WRITES = new Set(['POST', 'PUT', 'PATCH']);
/** Occurs in no row of any table, and would fit many columns. */
const MARK = 'zzcolumnzz';
const FORM_FIELDS = 5;
/** A reply lists at most a hundred errors, those of missing fields included. */
const JSON_FIELDS = 80;

/** Ids that are ignored by design: unsharing what was not shared, and other fields of a removal. */
const IGNORED = new Set([
  'POST video/:memberId/unshare  videos',
  'PUT milestone/:id remove milestoneType',
  'PUT milestone/:id remove teamMember',
  'PUT task/:id remove taskType',
  'PUT task/:id remove assignee',
  'PUT task/:id remove fileLink',
  // Removes a conflict copy of this draft; any other id removes nothing.
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
    .filter(
      ({ endpoint }) =>
        WRITES.has(endpoint.method) &&
        !endpoint.signature &&
        typeof endpoint.access !== 'string' &&
        // Ends the session that the next attempts need; its only field is checked in passes.test.ts.
        endpoint.id !== logout.id,
    )
    .map((sample) => ({ slice, sample })),
);

const named = ({ sample, role }: Attempt, what: string) =>
  `${sample.endpoint.id} ${sample.name ?? ''} as ${role}: ${what}`;

/** Fields that are not in the body's schema are rejected by name. */
const tryUndeclared = async (attempt: Attempt, slice: string, wrong: string[]): Promise<number> => {
  const declared = declaredIn(attempt.sample.endpoint.body, attempt.sample.endpoint.wire);
  const names = columnNamesOf(slice).filter((name) => !(name in declared));
  // A form accepts only a few fields.
  const atOnce = ONE_BY_ONE ? 1 : attempt.sample.endpoint.multipart ? FORM_FIELDS : JSON_FIELDS;
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const response = await attempts.send(attempt, Object.fromEntries(some.map((name) => [name, MARK])));
    const fields = new Set(Object.keys(response.body.errors ?? {}).map((field) => field.split('.').at(-1)));
    const taken = some.filter((name) => response.status < 400 || !fields.has(name));
    if (taken.length > 0)
      wrong.push(named(attempt, `${taken.join()} not refused by name: ${response.text.slice(0, 200)}`));
  }
  return names.length;
};

/** Fields in the schema that this role must not set. */
const tryForbidden = async (attempt: Attempt, wrong: string[]): Promise<number> => {
  const fields = Object.entries(FORBIDDEN[attempt.sample.endpoint.id]?.[attempt.role] ?? {});
  for (const [field, value] of fields) {
    const response = await attempts.send(attempt, { [field]: value });
    if (![403, 404, 409, 422].includes(response.status))
      wrong.push(named(attempt, `${field} was answered ${response.status} ${response.text}`));
  }
  return fields.length;
};

/** Ids of other families' records in every field that takes an id. Administrators reach all families. */
const tryForeign = async (attempt: Attempt, wrong: string[]): Promise<number> => {
  if (attempt.role === 'administrator') return 0;
  let tried = 0;
  for (const [field, schema] of Object.entries(
    declaredIn(attempt.sample.endpoint.body, attempt.sample.endpoint.wire),
  )) {
    const takes = IGNORED.has(`${attempt.sample.endpoint.id} ${attempt.sample.name ?? ''} ${field}`)
      ? undefined
      : takesId(schema);
    // All of them one by one, else a different one for each field.
    const ids = ONE_BY_ONE ? foreign : foreign.slice(tried % foreign.length).slice(0, 1);
    for (const id of takes ? ids : []) {
      const response = await attempts.send(attempt, { [field]: takes === 'many' ? [id] : id });
      if (response.status < 400 || response.status >= 500)
        wrong.push(named(attempt, `${field} took the foreign ${id}: ${response.text}`));
    }
    if (takes) tried += 1;
  }
  return tried;
};

it('no endpoint stores a column that the role must not set', { timeout: HOUR }, async () => {
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

it('endpoints without a body ignore one', { timeout: HOUR }, async () => {
  const everything = [...new Set([...SAMPLES_OF.keys()].flatMap(columnNamesOf))];
  const more = Object.fromEntries(everything.map((name) => [name, MARK]));
  for (const { sample } of SAMPLES.filter((one) => !one.sample.endpoint.body)) {
    for (const attempt of await attempts.attemptsOf(sample)) {
      const response = await attempts.send(attempt, more);
      expect(response.status, `${named(attempt, '')}${response.text}`).toBeLessThan(500);
      // The request may have ended its own session.
      if (['auth', 'account'].includes(sample.endpoint.tag)) attempts.forgetCallers();
    }
  }
});

it('no table contains a value from an undeclared field', async () => {
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
