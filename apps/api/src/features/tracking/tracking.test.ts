import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { readSnippet } from '@amberway/contract/tracking/snippet';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { forgetConfirmations } from '../../testing/sessions.ts';
import { framePage, framePolicy } from './frame-page.ts';

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

it('changing the tracking code needs a confirmed password [C037]', async () => {
  await forgetConfirmations(server);
  expectFailure(await save(encodeURIComponent(SNIPPET)), 'confirm_needed');
  expect(await stored(admin)).toEqual([]);
  await server.call('POST', 'auth/confirm', { token: admin, body: { password: DEMO_PASSWORD } });
});

it('the code is stored URL-encoded, readable to users, and logged [B714 B862 C036 C037 C038 T453 T454]', async () => {
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

const frame = () => server.app.inject({ method: 'GET', url: '/tracking/frame' });

it('the frame’s policy allows exactly the origins and scripts of the code, in an opaque origin', async () => {
  const { headers, body } = await frame();
  const directives = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((one) => [one.trim().split(' ')[0], one.trim().split(' ').slice(1)]),
  );
  const hash = expect.stringMatching(/^'sha256-[\w+/]+='$/);
  expect(directives).toEqual({
    'default-src': ["'none'"],
    'script-src': [hash, hash, 'https://tag.example', 'https://in.example'],
    'connect-src': ['https://tag.example', 'https://in.example'],
    'img-src': ['https://tag.example', 'https://in.example'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(body).toContain('<script src="https://tag.example/a.js?x=1" async></script>');
  expect(body).toContain('<script>go("https://in.example")</script>');
});

it('the frame’s policy leaves out our own origin, and line ends do not change the hash of a script', async () => {
  const scripts = readSnippet('<script>send("https://portal.example/api")\r\nmore()</script>') ?? [];
  expect(framePolicy(scripts, 'https://portal.example')).toContain("connect-src 'none'");
  const hash = createHash('sha256').update('send("https://portal.example/api")\nmore()').digest('base64');
  expect(framePolicy(scripts, 'https://portal.example')).toContain(`'sha256-${hash}'`);
  expect(framePage(scripts)).not.toContain('\r');
});

it('an invalid URL in the code is left out of the policy, and the frame still loads', async () => {
  const text = ['https://a:99999', 'https://999.999.999.999/x', 'https://in.example/y'].join(' ');
  expect((await save(encodeURIComponent(`<script>go("${text}")</script>`))).status).toBe(200);
  const { statusCode, headers } = await frame();
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain('connect-src https://in.example;');
});

it('the content security policy of the product’s own pages does not change with the code', async () => {
  const withCode = await policy();
  expect(withCode).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
  expect(withCode).toContain("connect-src 'self';");
  expect((await save('')).status).toBe(200);
  expect(await policy()).toBe(withCode);
  expect((await frame()).headers['content-security-policy']).toContain("connect-src 'none'");
});

it.each([
  ['<script src="http://plain.example/a.js"></script>', trackingTexts.onlyScripts],
  ['<img src=x onerror=alert(1)>', trackingTexts.onlyScripts],
  ['<script src="javascript:alert(1)"></script>', trackingTexts.onlyScripts],
  ['<script src="https://a;connect-src"></script>', trackingTexts.onlyScripts],
  ['<script src="https://a,sandbox"></script>', trackingTexts.onlyScripts],
  ['<script src="https://*"></script>', trackingTexts.onlyScripts],
  ['alert(1)', trackingTexts.onlyScripts],
  ['<script>open', trackingTexts.onlyScripts],
])('the tracking code %s is rejected', async (code, message) => {
  expectInvalid(await save(encodeURIComponent(code)), 'code', message);
});

it.each(['%', '%E0%A4%A', '<script>x</script>', 'a b'])('rejects a code that is not URL-encoded: %s', async (code) => {
  expectInvalid(await save(code), 'code', trackingTexts.notEncoded);
});
