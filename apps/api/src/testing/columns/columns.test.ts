import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import { useServer } from '../hooks.ts';
import { pathOf, SAMPLES_OF } from '../matrix/cases.ts';
import { expectedStatus } from '../matrix/expectation.ts';
import { type Caller, FAMILY, type PrincipalName, PRINCIPALS } from '../matrix/principals.ts';
import { prepareFingerprint } from '../matrix/queries.ts';
import type { Sample, SampleRequest } from '../matrix/sample.ts';
import { rowsOf } from '../rows.ts';
import type { Answer } from '../server.ts';
import { declaredIn, takesId, withMore } from './bodies.ts';
import { FORBIDDEN } from './forbidden.ts';
import { foreignIds } from './foreign.ts';
import { columnNamesOf } from './names.ts';

// Every call that writes × everyone who may make it × every column it must not take from them: nothing of it is stored.
// `npm run columns` sends the columns one by one as well.

const ONE_BY_ONE = process.env['COLUMNS_ALL'] !== undefined;
const WRITES = new Set(['POST', 'PUT', 'PATCH']);
const ROLES: readonly PrincipalName[] = [
  'customerOwn',
  'businessWorksWith',
  'resourceManager',
  'administrator',
  'coachActing',
  'adminActing',
];
/** In no row of any table, and a value that would fit many columns. */
const MARK = 'zzcolumnzz';
const FORM_FIELDS = 5;

/** Named beside what is done, and not looked at: taking back what was not given, and the rest of what is removed. */
const IGNORED = new Set([
  'POST video/:memberId/unshare  videos',
  'PUT milestone/:id remove milestoneType',
  'PUT milestone/:id remove teamMember',
  'PUT task/:id remove taskType',
  'PUT task/:id remove assignee',
  'PUT task/:id remove fileLink',
]);

const server = useServer();
const callers = new Map<PrincipalName, Caller>();
let fingerprint: () => Promise<string>;
let foreign: string[];
beforeAll(async () => {
  server.services.limiter = async () => {};
  fingerprint = await server.within(prepareFingerprint);
  foreign = await foreignIds(server);
});

const enter = async (role: PrincipalName): Promise<Caller> => {
  const caller = callers.get(role) ?? (await server.within(() => PRINCIPALS[role]()));
  callers.set(role, caller);
  return caller;
};

const SAMPLES = [...SAMPLES_OF].flatMap(([slice, samples]) =>
  samples
    .filter(({ endpoint }) => WRITES.has(endpoint.method) && !endpoint.signature && typeof endpoint.access !== 'string')
    .map((sample) => ({ slice, sample })),
);

type Attempt = { sample: Sample; role: PrincipalName; caller: Caller; request: SampleRequest };

const send = ({ sample, caller, request }: Attempt, more: Record<string, unknown>): Promise<Answer> => {
  const { body, headers } = withMore(request, more);
  return server.call(sample.endpoint.method, pathOf(sample, request), {
    token: caller.token,
    body,
    ...(headers && { headers }),
  });
};

/** Those who may make the call, each with a right request. */
const attemptsOf = async (sample: Sample): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const role of ROLES) {
    const caller = await enter(role);
    if (expectedStatus(sample, role, caller, true) >= 400) continue;
    const request = await server.within(async () => sample.request({ server, family: FAMILY, self: caller.selfId }));
    attempts.push({ sample, role, caller, request });
  }
  return attempts;
};

const named = ({ sample, role }: Attempt, what: string) =>
  `${sample.endpoint.id} ${sample.name ?? ''} as ${role}: ${what}`;

/** What is not in the body's schema is refused by name. */
const tryUndeclared = async (attempt: Attempt, slice: string, wrong: string[]): Promise<number> => {
  const declared = declaredIn(attempt.sample.endpoint.body);
  const names = columnNamesOf(slice).filter((name) => !(name in declared));
  // A form has room for a few fields.
  const atOnce = ONE_BY_ONE ? 1 : attempt.sample.endpoint.multipart ? FORM_FIELDS : names.length;
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const answer = await send(attempt, Object.fromEntries(some.map((name) => [name, MARK])));
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
    const answer = await send(attempt, { [field]: value });
    if (![403, 404, 409, 422].includes(answer.status))
      wrong.push(named(attempt, `${field} was answered ${answer.status} ${answer.text}`));
  }
  return fields.length;
};

/** Ids of other families' records in any field that takes an id: for administrators there are no others. */
const tryForeign = async (attempt: Attempt, wrong: string[]): Promise<number> => {
  if (attempt.role === 'administrator') return 0;
  let tried = 0;
  for (const [field, schema] of Object.entries(declaredIn(attempt.sample.endpoint.body))) {
    const takes = IGNORED.has(`${attempt.sample.endpoint.id} ${attempt.sample.name ?? ''} ${field}`)
      ? undefined
      : takesId(schema);
    // One by one all of them, else another one for each field.
    const ids = ONE_BY_ONE ? foreign : foreign.slice(tried % foreign.length).slice(0, 1);
    for (const id of takes ? ids : []) {
      const answer = await send(attempt, { [field]: takes === 'many' ? [id] : id });
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
    const attempts = await attemptsOf(sample);
    const before = await server.within(fingerprint);
    for (const attempt of attempts) {
      pairs += await tryUndeclared(attempt, slice, wrong);
      pairs += await tryForbidden(attempt, wrong);
      pairs += await tryForeign(attempt, wrong);
    }
    if ((await server.within(fingerprint)) !== before)
      wrong.push(`${sample.endpoint.id} ${sample.name ?? ''}: stored something`);
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(10_000);
  process.stdout.write(`${pairs} pairs of column and role\n`);
});

it('reads no body where a call has none', { timeout: HOUR }, async () => {
  const everything = [...new Set([...SAMPLES_OF.keys()].flatMap(columnNamesOf))];
  const more = Object.fromEntries(everything.map((name) => [name, MARK]));
  for (const { sample } of SAMPLES.filter((one) => !one.sample.endpoint.body)) {
    for (const attempt of await attemptsOf(sample)) {
      const answer = await send(attempt, more);
      expect(answer.status, `${named(attempt, '')}${answer.text}`).toBeLessThan(500);
      // It may have ended its own sign-in.
      if (sample.endpoint.tag === 'auth') callers.clear();
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
