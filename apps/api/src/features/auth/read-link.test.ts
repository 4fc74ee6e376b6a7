import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { createLink, type LinkPurpose } from '../../kernel/identity/links.queries.ts';
import { newToken } from '../../kernel/identity/tokens.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const LIFETIMES = { reset: RESET_TOKEN_MS, 'set-password': SET_PASSWORD_TOKEN_MS } as const;
const linkFor = (userId: string, purpose: LinkPurpose = 'reset') =>
  server.within(() => createLink(userId, purpose, LIFETIMES[purpose]));
const open = (token?: string) => server.call('GET', 'user/resetPassword', { token, ip: freshAddress() });
const set = (token: string, password: string) =>
  server.call('PATCH', 'user/resetPassword', { token, body: { password }, ip: freshAddress() });

it('a live link returns only its account, works repeatedly and is not used up by reading [B015]', async () => {
  const user = await addUser(server);
  const token = await linkFor(user.id);
  for (let n = 0; n < 2; n += 1)
    expect((await open(token)).body).toEqual({
      status: true,
      data: { email: user.email, type: 'Customer', isFirst: false, lasting: [], needsProof: false },
    });
  expect((await set(token, 'Brand-new-1')).status).toBe(200);
});

it('a link tells whether the password will be the first one, and the account type for the sign-in page', async () => {
  const coach = await addUser(server, { type: 'Business' });
  await rowsOf(server, sql`update users set password_hash = null where id = ${coach.id}`);
  for (const purpose of ['set-password', 'reset'] as const)
    expect((await open(await linkFor(coach.id, purpose))).body.data).toMatchObject({ type: 'Business', isFirst: true });
  await set(await linkFor(coach.id), 'Brand-new-1');
  expect((await open(await linkFor(coach.id))).body.data.isFirst).toBe(false);
});

it('a used or expired link, or one of a closed account, is rejected', async () => {
  const [used, expired, closed] = await Promise.all([addUser(server), addUser(server), addUser(server)]);
  const tokens = [await linkFor(used.id), await linkFor(expired.id), await linkFor(closed.id)] as const;
  await set(tokens[0], 'Brand-new-1');
  await rowsOf(server, sql`update link_tokens set expires_at = now() where user_id = ${expired.id}`);
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${closed.id}`);
  for (const token of tokens) expectFailure(await open(token), 'link_invalid');
});

it('no link, a made-up one or a session token is rejected', async () => {
  const session = await server.signIn('parent');
  for (const token of [undefined, 'x', newToken(), session, 'a'.repeat(4_000)])
    expectFailure(await open(token), 'link_invalid');
});

it('reading links counts towards the reset limit', async () => {
  const ip = freshAddress();
  const token = newToken();
  const statuses = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await server.call('GET', 'user/resetPassword', { token, ip })).status);
  expect(statuses.slice(-2)).toEqual([401, 429]);
  const refused = await server.call('PATCH', 'user/resetPassword', { token, body: { password: 'Brand-new-1' }, ip });
  expectFailure(refused, 'too_many');
});
