import { expect, it } from 'vitest';
import { SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';

const server = useServer({ engine: 'postgres' });

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

it('of 40 guesses at once only 10 are checked', async () => {
  const { email } = await addUser(server);
  const guesses = Array.from({ length: 40 }, async (_, n) => {
    const { status } = await server.call('POST', 'auth/login', {
      body: { email, password: `Guess-${n}-wrong` },
      ip: freshAddress(),
    });
    return status;
  });
  const statuses = await Promise.all(guesses);
  expect({ checked: count(statuses, 401), refused: count(statuses, 429) }).toEqual({
    checked: SIGN_IN_FAILURES,
    refused: 40 - SIGN_IN_FAILURES,
  });
});

it('of 40 guesses at once from one address at as many accounts only 10 are checked', async () => {
  const ip = freshAddress();
  const guesses = Array.from({ length: 40 }, async (_, n) => {
    const body = { email: `many${n}@example.test`, password: 'Guess-wrong-1' };
    return (await server.call('POST', 'auth/login', { body, ip })).status;
  });
  expect(count(await Promise.all(guesses), 401)).toBe(SIGN_IN_FAILURES);
});

it('a family that signs in on many devices at once is not refused', async () => {
  const { email, password } = await addUser(server);
  const signIns = Array.from(
    { length: 30 },
    async () => (await server.call('POST', 'auth/login', { body: { email, password } })).status,
  );
  expect(count(await Promise.all(signIns), 200)).toBe(30);
});
