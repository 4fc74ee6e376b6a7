import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { openApiOf } from '../../kernel/http/openapi.ts';
import { createSession, createSiblingSession } from '../../kernel/identity/sign-ins.queries.ts';
import { ROUTES } from '../../routes.ts';
import { useServer } from '../hooks.ts';
import { rowsOf } from '../rows.ts';
import { randomFrom } from './random.ts';
import { callsOf, type Description, type Request, requestFor } from './requests.ts';

// Requests generated from the OpenAPI document, by all roles, valid and invalid mixed. Each must get a response with an
// envelope, and a reply must fit its schema (the test server checks that and turns a mismatch into a 500).
// FUZZ_REQUESTS and FUZZ_SEED make it longer and reproducible: `npm run fuzz`.

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** Fixed in `npm test`, so that it fails only because of a change; the long run uses a new one. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const { admin, coach, coach2, parent, subscriber } = DEMO_PEOPLE;
const PEOPLE = [admin, coach, coach2, parent, subscriber];
/** It stays open, and has its own tests. */
const LEFT_OUT = new Set(['/api/notification/stream']);

const server = useServer();
const calls = callsOf(
  openApiOf(
    ROUTES.map(({ endpoint }) => endpoint),
    'test',
  ) as unknown as Description,
).filter(({ template }) => !LEFT_OUT.has(template));

const ids: string[] = [];
beforeAll(async () => {
  // Rate limits are tested elsewhere.
  server.services.limiter = async () => {};
  const tables = await rowsOf<{ name: string }>(
    server,
    sql`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and data_type = 'uuid'`,
  );
  for (const { name } of tables) {
    const found = await rowsOf<{ id: string }>(server, sql`select id from ${sql.raw(`"${name}"`)} limit 12`);
    ids.push(...found.map(({ id }) => id));
  }
});

/** Restores whoever was signed out, deactivated or deleted by an earlier request. */
const callers = () =>
  server.within(async () => {
    await rowsOf(
      server,
      sql`update users set user_status = 'Active' where user_status <> 'Active' and email like '%@amberway.test'`,
    );
    const tokens: (string | undefined)[] = [undefined];
    for (const { id } of PEOPLE) tokens.push((await createSession(id)).token);
    const root = await createSession(coach.id);
    tokens.push((await createSiblingSession(root.id, coach.id, parent.id)).token);
    return tokens;
  });

const REFRESH = 200;

it(
  `the server responds to ${REQUESTS} generated requests without an internal error (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const random = randomFrom(SEED);
    const failures: { request: Request; status: number; text: string }[] = [];
    const reached = new Set<string>();
    let tokens: (string | undefined)[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % REFRESH === 0) tokens = await callers();
      const call = calls[n % calls.length] ?? random.one(calls);
      const request = requestFor(random, call, { ids });
      const token = random.one(tokens);
      const response = await server
        .call(request.method, request.path, { token, body: request.body, ip: `10.0.${n % 250}.1` })
        .catch((error: unknown) => ({ status: 599, text: String(error), body: { message: '' } }));
      const { status, text, body } = response;
      if (status < 300) reached.add(`${call.method} ${call.template}`);
      const refusedProperly = status < 400 || typeof body.message === 'string';
      // 503 is the designed response for a service that is not configured or not reachable.
      if ((status >= 500 && status !== 503) || !refusedProperly)
        failures.push({ request, status, text: text.slice(0, 300) });
    }
    expect(failures).toEqual([]);
    // The test is useless if nearly every request is rejected early.
    expect(reached.size).toBeGreaterThan(Math.min(calls.length, REQUESTS / 10) / 3);
  },
);
