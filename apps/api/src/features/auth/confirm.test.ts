import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authTexts } from '@amberway/contract/auth/texts';
import { CONFIRM_MS, SECOND, SIGN_IN_FAILURES } from '@amberway/contract/kernel/limits';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const server = useServer();
const confirm = (token: string, password: unknown) =>
  server.call('POST', 'auth/confirm', { token, body: { password } });
const confirmedFor = async (token: string) => {
  const [row] = await rowsOf<{ seconds: number | null }>(
    server,
    sql`select extract(epoch from confirmed_until - now())::float as seconds from sessions where token_hash = ${hashToken(token)}`,
  );
  return row?.seconds ?? null;
};

it('the right password confirms this session for five minutes, and only this one', async () => {
  const user = await addUser(server);
  const [token, other] = [await server.signIn(user), await server.signIn(user)];
  const { status, body } = await confirm(token, user.password);
  expect(status).toBe(200);
  const left = Date.parse(body.data.confirmedUntil) - Date.now();
  expect(left).toBeGreaterThan(CONFIRM_MS - 20 * SECOND);
  expect(left).toBeLessThanOrEqual(CONFIRM_MS + SECOND);
  expect(await confirmedFor(token)).toBeGreaterThan(200);
  expect(await confirmedFor(other)).toBeNull();
});

it('a wrong password is named at its field and confirms nothing', async () => {
  const token = await server.signIn(await addUser(server));
  expectInvalid(await confirm(token, 'Wrong-password1'), 'password', authTexts.wrongCurrentPassword);
  expectInvalid(await confirm(token, ''), 'password', authTexts.inputPassword);
  expect(await confirmedFor(token)).toBeNull();
});

it('guessing at it is limited, and costs neither the session nor the sign-in', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  for (let n = 0; n < SIGN_IN_FAILURES; n += 1) expect((await confirm(token, `Guess-${n}-wrong`)).status).toBe(422);
  expectFailure(await confirm(token, user.password), 'too_many');
  expect((await me(server, token)).status).toBe(200);
  expect(await server.signIn(user)).toBeTruthy();
});
