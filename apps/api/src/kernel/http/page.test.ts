import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { pageOf } from './page.ts';

const SCRIPT = "console.log('first')";
const HTML = `<!doctype html><head>
<meta name="app-check" content="" />
<script type="application/json" id="files">{"area":["/assets/area.js","/assets/area.css"],"home":["/assets/home.js"]}</script>
<script>${SCRIPT}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head>`;
const page = pageOf(HTML);
const visit = (path: string, signedIn: boolean) => ({ path, signedIn, appCheck: { token: 'a.b.c', expiresAt: 'T' } });
const filesIn = (link: string | undefined) => [...(link ?? '').matchAll(/<([^>]+)>/g)].map(([, file]) => file);

it('the policy allows the inline script by its hash and nothing else inline', () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(page.policy("default-src 'self';script-src 'self';object-src 'none'")).toBe(
    `default-src 'self';script-src 'self' 'sha256-${hash}';object-src 'none'`,
  );
});

it('the header of a signed-in visit names the files of the area, but of no role’s home', () => {
  const start = ['/assets/index.js', '/assets/index.css'];
  const area = [...start, '/assets/area.js', '/assets/area.css'];
  expect(filesIn(page.link(visit('/login', true)))).toEqual(start);
  expect(filesIn(page.link(visit('/dashboard', false)))).toEqual(start);
  expect(filesIn(page.link(visit('/dashboard/diary', true)))).toEqual(area);
  expect(filesIn(page.link(visit('/dashboard', true)))).toEqual(area);
  expect(page.link(visit('/dashboard', true))).toContain('</assets/area.css>; rel=preload; as=style; crossorigin');
  expect(page.link(visit('/dashboard', true))).toContain('</assets/area.js>; rel=modulepreload; crossorigin');
});

it('a page that was not built is sent as it is', () => {
  const plain = pageOf('<p>Not built</p>');
  expect(plain.html(visit('/', false))).toBe('<p>Not built</p>');
  expect(plain.link(visit('/dashboard', true))).toBeUndefined();
});

const server = useServer({ env: { APP_CHECK_MODE: 'enforce' } });

it('every page contains an app-check token that calls accept', async () => {
  expect(page.html(visit('/', false))).toContain('<meta name="app-check" content="a.b.c" data-until="T" />');
  const { body } = await server.app.inject('/login');
  const [, token = '', until = ''] = /name="app-check" content="([^"]+)" data-until="([^"]+)"/.exec(body) ?? [];
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
  const settings = await server.call('GET', 'settings', { headers: { 'x-app-check': token } });
  expect(settings.status).toBe(200);
});
