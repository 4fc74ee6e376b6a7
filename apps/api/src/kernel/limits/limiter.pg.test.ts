import { expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { freshAddress } from '../../testing/addresses.ts';
import { openTestServer } from '../../testing/server.ts';

const PER_MINUTE = 16;

it('two processes on one database count sign-ins and failed sign-ins together', async () => {
  const env = { SIGN_IN_PER_MINUTE: String(PER_MINUTE) };
  const one = await openTestServer({ engine: 'postgres', env });
  const two = await openTestServer({
    engine: 'postgres',
    env: { ...env, DATABASE_URL: one.services.config.DATABASE_URL ?? '' },
  });
  try {
    const ip = freshAddress();
    const { email, password } = ACCOUNTS.parent;
    const login = (server: typeof one, body = { email, password }, from = ip) =>
      server.call('POST', 'auth/login', { body, ip: from });
    const all = await Promise.all(Array.from({ length: 2 * PER_MINUTE }, (_, n) => login(n % 2 ? one : two)));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(PER_MINUTE);
    expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE);

    const wrong = { email: ACCOUNTS.subscriber.email, password: 'Wrong-password1' };
    const network = freshAddress();
    const guesses = await Promise.all(
      Array.from({ length: PER_MINUTE }, (_, n) => login(n % 2 ? one : two, wrong, network)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);

    const token = await one.signIn('coach');
    expect((await two.call('GET', 'user/me', { token })).status).toBe(200);
    await two.call('POST', 'auth/logout', { token });
    expect((await one.call('GET', 'user/me', { token })).status).toBe(401);
  } finally {
    await two.close();
    await one.close();
  }
});
