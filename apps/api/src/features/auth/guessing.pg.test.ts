import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NETWORK_FAILURES, SECOND, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const guessAtOnce = (times: number, about: (n: number) => { email: string; ip: string }) =>
  Promise.all(
    Array.from({ length: times }, async (_, n) => {
      const { email, ip } = about(n);
      const body = { email, password: `Guess-${n}-wrong` };
      return (await server.call('POST', 'auth/login', { body, ip })).status;
    }),
  );

it('of 40 concurrent guesses from one network only 10 are checked', async () => {
  const { email } = await addUser(server);
  const ip = freshAddress();
  const statuses = await guessAtOnce(40, () => ({ email, ip }));
  expect({ checked: count(statuses, 401), refused: count(statuses, 429) }).toEqual({
    checked: SIGN_IN_FAILURES,
    refused: 40 - SIGN_IN_FAILURES,
  });
});

it('of 13 concurrent guesses from different networks the last three wait 1, 2 and 4 seconds', async () => {
  const { email } = await addUser(server);
  const start = performance.now();
  const times = await Promise.all(
    Array.from({ length: 13 }, async () => {
      const [status] = await guessAtOnce(1, () => ({ email, ip: freshAddress() }));
      expect(status).toBe(401);
      return (performance.now() - start) / SECOND;
    }),
  );
  const [third = 0, second = 0, first = 0] = times.toSorted((a, b) => b - a);
  expect(first).toBeGreaterThan(1);
  expect(second).toBeGreaterThan(2);
  expect(third).toBeGreaterThan(4);
});

it('20 concurrent guesses from one network at different accounts do not pass its limit', async () => {
  const ip = freshAddress();
  await guessAtOnce(1, () => ({ email: 'first@example.test', ip }));
  const left = 5;
  await rowsOf(
    server,
    sql`update sign_in_failures set count = ${NETWORK_FAILURES - left} where key = (
      select key from sign_in_failures where key like 'network:%' order by window_start desc limit 1)`,
  );
  const statuses = await guessAtOnce(20, (n) => ({ email: `many${n}@example.test`, ip }));
  expect({ checked: count(statuses, 401), refused: count(statuses, 429) }).toEqual({ checked: left, refused: 15 });
});

it('a family that signs in on many devices at once is not rejected', async () => {
  const { email, password } = await addUser(server);
  const signIns = Array.from(
    { length: 30 },
    async () => (await server.call('POST', 'auth/login', { body: { email, password } })).status,
  );
  expect(count(await Promise.all(signIns), 200)).toBe(30);
});
