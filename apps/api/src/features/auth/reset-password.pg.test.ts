import { expect, it } from 'vitest';
import { RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';

const server = useServer({ engine: 'postgres' });
const RACERS = 8;

it('a link used many times at once sets one password', async () => {
  const user = await addUser(server);
  const token = await server.within(() => createLink(user.id, 'reset', RESET_TOKEN_MS));
  const passwords = Array.from({ length: RACERS }, (_, n) => `Racing-number-${n}`);
  const statuses = await Promise.all(
    passwords.map(
      async (password) =>
        (await server.call('PATCH', 'user/resetPassword', { token, body: { password }, ip: freshAddress() })).status,
    ),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: RACERS - 1 }, () => 401)]);

  const works = await Promise.all(
    passwords.map(
      async (password) =>
        (await server.call('POST', 'auth/login', { body: { email: user.email, password }, ip: freshAddress() })).status,
    ),
  );
  const winner = statuses.indexOf(200);
  expect(works[winner]).toBe(200);
  expect(works.filter((status) => status === 200)).toHaveLength(1);
});
