import { MAIL_STYLE, MAIL_STYLE_HASH } from '@amberway/contract/client-mail/document-style';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';

const server = useServer();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

it.each([
  ['a call', '/api/health/live', 200],
  ['a refused call', '/api/user/me', 401],
  ['an unknown call', '/api/nothing', 404],
  ['the page', '/login', 200],
  ['an unknown page', '/no/such/page', 200],
  ['a missing file', '/missing.js', 404],
])('%s carries the security headers', async (_, url, status) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
  });
  const features = String(response.headers['permissions-policy']).split(', ');
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']));
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'autoplay=(self)',
    'clipboard-write=(self)',
    'fullscreen=(self)',
    'picture-in-picture=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ]);
  expect(response.headers).not.toHaveProperty('x-powered-by');
  const policy = Object.fromEntries(
    String(response.headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
  );
  // The page allows its two inline scripts by their hashes.
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]{44}'){0,2}$/);
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'style-src': `'self' ${MAIL_STYLE_HASH}`,
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    'form-action': "'self'",
  });
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

it('the style that the policy allows is that of a sent mail', () => {
  expect(MAIL_STYLE_HASH).toBe(`'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`);
});

it('no API response is cached', async () => {
  const token = await server.signIn('parent');
  for (const url of ['/api/user/me', '/api/settings', '/api/nothing', '/api/tags']) {
    expect((await get(url, { authorization: `Bearer ${token}` })).headers['cache-control']).toBe('no-store');
  }
});

it('the HTML page is revalidated every time', async () => {
  expect((await get('/login')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

it.each([
  ['/dashboard/myprogram/Bed%20by%207.30', 200, 'text/html'],
  ['/dashboard/myprogram/Bed%20by%207.30?memberId=1', 200, 'text/html'],
  ['/assets/gone-1a2b3c.js', 404, 'application/json'],
  ['/pictures/gone.svg', 404, 'application/json'],
  ['/favicon.ico', 404, 'application/json'],
])('a page URL may look like a file name, but a missing file returns 404: %s', async (url, status, type) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain(type);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a large list is compressed with %s for clients that accept it', async (encoding, unpack) => {
  const authorization = `Bearer ${await server.signIn('admin')}`;
  const plain = await get('/api/lookups', { authorization });
  const packed = await get('/api/lookups', { authorization, 'accept-encoding': encoding });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});
