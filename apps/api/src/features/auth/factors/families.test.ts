import { expect, it } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { freshAddress } from '../../../testing/addresses.ts';
import { useServer } from '../../../testing/hooks.ts';
import { useDirectory } from '../../../testing/oidc/hooks.ts';
import { forgetProofs } from '../../../testing/factors.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { TestResponse, TestServer } from '../../../testing/server.ts';

// All that can be demanded of staff, beside a server that demands nothing.

const standIn = useDirectory();
const strict = useServer(() => ({
  jobs: [],
  env: {
    ...standIn.env,
    OIDC_ONLY: 'on',
    STAFF_SECOND_FACTOR: 'required',
    SECRET_KEY: 'a-key-of-at-least-thirty-two-characters',
  },
}));
const plain = useServer({ jobs: [], env: { STAFF_SECOND_FACTOR: 'off' } });

const { email } = ACCOUNTS.parent;
const CHANGING = /"(token|gcpToken|sessionExpiresAt|requestId)":"[^"]*"/g;
const cookieNamesOf = ({ headers }: TestResponse) =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => (cookie as string).replace(/=[^;]*/, ''));

/** What a family does from the login to a sensitive action, and what comes back. */
const visit = async (server: TestServer) => {
  let login: TestResponse | undefined;
  const statements = await statementsOf(server, async () => {
    login = await server.call('POST', 'auth/login', { body: { email, password: DEMO_PASSWORD }, ip: freshAddress() });
  });
  if (login?.status !== 200) throw new Error(`The family could not sign in: ${login?.text}`);
  const { token } = login.body.data;
  const call = async (...[method, path, body]: [string, string, object?]) =>
    (await server.call(method, path, { token, ...(body && { body }) })).status;
  const open = [await call('GET', 'messages'), await call('POST', `privacy/${DEMO_PEOPLE.parent.id}/export`)];
  await forgetProofs(server);
  const export_ = () => call('POST', `privacy/${DEMO_PEOPLE.parent.id}/export`);
  const confirmed = [await export_(), await call('POST', 'auth/confirm', { password: DEMO_PASSWORD }), await export_()];
  const body = login.text.replaceAll(CHANGING, '"$1":""');
  return { statements, body, cookies: cookieNamesOf(login), open, confirmed };
};

it('a family’s sign-in is the same with all settings on, to the statement [29 (i)]', async () => {
  const usual = await visit(plain);
  expect(usual.open.slice(1)).toEqual([200]);
  expect(usual.confirmed).toEqual([403, 200, 200]);
  expect(await visit(strict)).toEqual(usual);
});
