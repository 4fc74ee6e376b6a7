import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshAddress } from '../../../testing/addresses.ts';
import { addSecondFactor, finishSignIn, standInStep, startSignIn } from '../../../testing/factors.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { sweepFactorsJob } from './sweep-job.ts';

const server = useServer({ jobs: [] });
standInStep();

const sweep = () =>
  server.within(() => sweepFactorsJob.run({}, { services: server.services, signal: new AbortController().signal }));
const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(server, sql`select count(*)::int as n from ${sql.raw(table)}`))[0]?.n;

it('challenges, tickets, set-ups and requests that are over are deleted; open ones and codes in use stay', async () => {
  const admin = await server.signIn(await addUser(server, { type: 'Administrator' }));
  const [coach, other, boss] = [
    await addUser(server, { type: 'Business' }),
    await addUser(server, { type: 'Business' }),
    await addUser(server, { type: 'Administrator' }),
  ];
  const { token, codeAt } = await addSecondFactor(server, coach);
  await addSecondFactor(server, boss);
  const begin = async () => {
    for (const one of [token, await server.signIn(other)]) await server.call('POST', 'account/totp', { token: one });
    await server.call('POST', 'auth/passkey/options', { ip: freshAddress() });
    await server.call('POST', `user/${boss.id}/reset-factors`, { token: admin });
    return startSignIn(server, coach);
  };
  await begin();
  await rowsOf(server, sql`update auth_challenges set expires_at = now() - interval '1 second'`);
  await rowsOf(
    server,
    sql`update totp_secrets set pending_until = now() - interval '1 second' where pending is not null`,
  );
  await rowsOf(server, sql`update factor_resets set requested_at = now() - interval '25 hours'`);
  await sweep();
  expect([await countOf('auth_challenges'), await countOf('factor_resets')]).toEqual([0, 0]);
  const pending = await rowsOf(server, sql`select 1 from totp_secrets where pending is not null`);
  expect([pending.length, await countOf('totp_secrets')]).toEqual([0, 2]);

  const { ticket } = await begin();
  const before = [await countOf('auth_challenges'), await countOf('factor_resets'), await countOf('totp_secrets')];
  expect(before).toEqual([2, 1, 3]);
  await sweep();
  expect([await countOf('auth_challenges'), await countOf('factor_resets'), await countOf('totp_secrets')]).toEqual(
    before,
  );
  expect((await finishSignIn(server, { ticket, code: codeAt() })).status).toBe(200);
});
