import { expect, it } from 'vitest';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { testRoute } from '../../testing/routes.ts';

let changes = 0;
const server = useServer({
  routes: [testRoute('change', () => ++changes, { changesState: true }), testRoute('read', () => 'read')],
});
const call = (path: string, headers: Record<string, string>) =>
  server.call('GET', `test/${path}`, { headers: { host: 'portal.example', ...headers } });

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'https://portal.example.evil.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
])('a GET that changes something is rejected from another origin: %j', async (headers) => {
  const before = changes;
  expectFailure(await call('change', headers), 'cross_site');
  expect(changes).toBe(before);
});

it.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://portal.example' },
])('a GET that changes something works from our own pages and is not cached: %j', async (headers) => {
  const before = changes;
  const response = await call('change', headers);
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(changes).toBe(before + 1);
});

it('a GET that only reads is allowed cross-site', async () => {
  expect((await call('read', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(200);
});
