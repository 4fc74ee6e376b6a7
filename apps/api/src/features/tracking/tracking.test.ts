import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { forgetConfirmations } from '../../testing/sessions.ts';

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
const SNIPPET =
  '<!-- t --><script async src="https://tag.example/a.js?x=1"></script><script>go("https://in.example")</script>';
const save = (code: string, about = {}, token = admin) =>
  server.call('POST', 'track', { token, body: { code, ...about } });
const stored = async (token: string) => (await server.call('GET', 'getTrack', { token })).body.data;
const policy = async () => {
  const page = await server.app.inject({ method: 'GET', url: '/dashboard' });
  return String(page.headers['content-security-policy']);
};

it('needs the password again [C037]', async () => {
  await forgetConfirmations(server);
  expectFailure(await save(encodeURIComponent(SNIPPET)), 'confirm_needed');
  expect(await stored(admin)).toEqual([]);
  await server.call('POST', 'auth/confirm', { token: admin, body: { password: DEMO_PASSWORD } });
});

it('is stored URL-encoded, told to everyone signed in, and logged [B714 B862 C036 C037 C038 T453 T454]', async () => {
  const added = await save(encodeURIComponent(SNIPPET));
  expect(added.body).toMatchObject({ message: 'Tracking added successfully!', data: { version: 1 } });
  const updated = await save(encodeURIComponent(`${SNIPPET} `), { version: 1 });
  expect(updated.body).toMatchObject({ message: 'Tracking updated successfully!', data: { version: 2 } });
  expectFailure(await save('', { version: 1 }), 'stale');
  const parent = await server.signIn('parent');
  expect(await stored(parent)).toMatchObject([{ code: encodeURIComponent(`${SNIPPET} `) }]);
  expectFailure(await save('', {}, parent), 'forbidden');
  const log = await rowsOf(server, sql`select action from audit_log where record = 'tracking' order by id`);
  expect(log).toEqual([{ action: 'create' }, { action: 'edit' }]);
});

it('the page allows exactly its origins and its own texts', async () => {
  const directives = Object.fromEntries(
    (await policy()).split(';').map((one) => [one.trim().split(' ')[0], one.trim().split(' ').slice(1)]),
  );
  expect(directives['script-src']).toEqual([
    "'self'",
    'https://tag.example',
    'https://in.example',
    expect.stringMatching(/^'sha256-[\w+/]+='$/),
  ]);
  expect(directives['connect-src']).toEqual(["'self'", 'https://tag.example', 'https://in.example']);
  expect(directives['object-src']).toEqual(["'none'"]);
  expect((await save('')).status).toBe(200);
  expect(await policy()).toContain("script-src 'self';");
});

it.each([
  ['<script src="http://plain.example/a.js"></script>', trackingTexts.onlyScripts],
  ['<img src=x onerror=alert(1)>', trackingTexts.onlyScripts],
  ['<script src="javascript:alert(1)"></script>', trackingTexts.onlyScripts],
  ['alert(1)', trackingTexts.onlyScripts],
  ['<script>open', trackingTexts.onlyScripts],
])('refuses %s', async (code, message) => {
  expectInvalid(await save(encodeURIComponent(code)), 'code', message);
});

it.each(['%', '%E0%A4%A', '<script>x</script>', 'a b'])('refuses what is not URL-encoded: %s', async (code) => {
  expectInvalid(await save(code), 'code', trackingTexts.notEncoded);
});
