import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const login = (email: string, password: string, ip = freshAddress()) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip });
const rightly = ({ email, password }: TestUser, ip?: string) => login(email, password, ip);

/** Wrong guesses at one account, each from an address of its own. */
const guess = async (email: string, times: number) => {
  for (let n = 0; n < times; n += 1) expectFailure(await login(email, `Guess-${n}-wrong`), 'wrong_credentials');
};
const letWindowPass = () =>
  rowsOf(server, sql`update sign_in_failures set window_start = window_start - interval '15 minutes 1 second'`);

describe('ten wrong passwords for one account', () => {
  it('close it for the right password too, from everywhere, until the window is over', async () => {
    const victim = await addUser(server);
    const other = await addUser(server);
    await guess(victim.email, SIGN_IN_FAILURES);
    expectFailure(await rightly(victim), 'too_many');
    expectFailure(await login(victim.email.toUpperCase(), victim.password), 'too_many');
    expect((await rightly(other)).status).toBe(200);

    await letWindowPass();
    expect((await rightly(victim)).status).toBe(200);
  });

  it('do not close it for longer when more attempts follow', async () => {
    const { email } = await addUser(server);
    await guess(email, SIGN_IN_FAILURES);
    const start = () =>
      rowsOf(
        server,
        sql`select max(window_start)::text as at from sign_in_failures where count >= ${SIGN_IN_FAILURES}`,
      );
    const before = await start();
    for (let n = 0; n < 5; n += 1) expectFailure(await login(email, 'Guess-more-wrong'), 'too_many');
    expect(await start()).toEqual(before);
  });

  it('are counted for unknown addresses alike, so that the limit does not tell who has an account', async () => {
    await guess('stranger@example.test', SIGN_IN_FAILURES);
    expectFailure(await login('stranger@example.test', 'Guess-more-wrong'), 'too_many');
  });
});

it('a right password sets the account back to zero', async () => {
  const user = await addUser(server);
  for (let round = 0; round < 2; round += 1) {
    await guess(user.email, SIGN_IN_FAILURES - 1);
    expect((await rightly(user)).status).toBe(200);
  }
});

it('ten wrong passwords from one address close that address only', async () => {
  const user = await addUser(server);
  const ip = freshAddress();
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1) {
    expectFailure(await login(`target${n}@example.test`, 'Guess-wrong-1', ip), 'wrong_credentials');
  }
  expectFailure(await rightly(user, ip), 'too_many');
  expect((await rightly(user)).status).toBe(200);

  await letWindowPass();
  expect((await rightly(user, ip)).status).toBe(200);
});

it('right passwords never use up an address', async () => {
  const user = await addUser(server);
  const ip = freshAddress();
  for (let n = 0; n < SIGN_IN_FAILURES + 5; n += 1) expect((await rightly(user, ip)).status).toBe(200);
});

it('the counters hold no e-mail address', async () => {
  const { email } = await addUser(server);
  await guess(email, 1);
  const stored = await rowsOf<{ key: string }>(server, sql`select key from sign_in_failures`);
  expect(stored.filter(({ key }) => key.includes('@'))).toEqual([]);
});
