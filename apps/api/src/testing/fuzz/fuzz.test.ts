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

// Requests made from the description of the API, by everybody, right and wrong mixed. Each must be answered, with an
// envelope, and a reply must fit its schema (the test server checks that and turns a misfit into a 500).
// FUZZ_REQUESTS and FUZZ_SEED make it longer and repeat it: `npm run fuzz`.

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** In `npm test` always the same, so that it fails by what changed; the long run takes a new one. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const { admin, coach, coach2, parent, subscriber } = DEMO_PEOPLE;
const PEOPLE = [admin, coach, coach2, parent, subscriber];
/** It stays open, and says so in tests of its own. */
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
  // How often one may ask is tested elsewhere.
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

/** Whoever was signed out, deactivated or deleted by an earlier request is back. */
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
  `answers ${REQUESTS} made-up requests, none of them with a fault of its own (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const random = randomFrom(SEED);
    const faults: { request: Request; status: number; text: string }[] = [];
    const reached = new Set<string>();
    let tokens: (string | undefined)[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % REFRESH === 0) tokens = await callers();
      const call = calls[n % calls.length] ?? random.one(calls);
      const request = requestFor(random, call, { ids });
      const { status, text, body } = await server.call(request.method, request.path, {
        token: random.one(tokens),
        body: request.body,
        ip: `10.0.${n % 250}.1`,
      });
      if (status < 300) reached.add(`${call.method} ${call.template}`);
      const refusedProperly = status < 400 || typeof body.message === 'string';
      // A service that is not set up or not there says 503 by design.
      if ((status >= 500 && status !== 503) || !refusedProperly)
        faults.push({ request, status, text: text.slice(0, 300) });
    }
    expect(faults).toEqual([]);
    // It is no use if nearly everything is refused at the door.
    expect(reached.size).toBeGreaterThan(Math.min(calls.length, REQUESTS / 10) / 3);
  },
);
