import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { registerWeb } from './web.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><p>The app</p>');
  await writeFile(
    join(folder, 'sign-in-pages.json'),
    JSON.stringify({ '/login': '<form>Families</form>', '/clinician/login': '<form>Staff</form>' }),
  );
  app = Fastify();
  const services = {
    config: { PUBLIC_URL: 'https://amberway.test' },
    signer: { appCheckToken: async () => ({ token: 'a.b.c', expiresAt: 'T' }) },
  };
  await registerWeb(app, folder, services as unknown as Services);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = async (url: string, cookie?: string) =>
  (await app.inject({ url, headers: cookie ? { cookie } : {} })).body;
const SESSION = '__Host-amberway-session=1';

it('a visitor without a session gets the sign-in page with its form', async () => {
  expect(await open('/login')).toContain('Families');
  expect(await open('/login?next=%2Fdashboard')).toContain('Families');
  expect(await open('/clinician/login')).toContain('Staff');
});

it('a visitor with a session, and any other path, gets the app', async () => {
  expect(await open('/login', SESSION)).toContain('The app');
  expect(await open('/clinician/login', SESSION)).toContain('The app');
  expect(await open('/dashboard')).toContain('The app');
  expect(await open('/login/more')).toContain('The app');
  // The cookie of another product on the same host is no session.
  expect(await open('/login', 'session=1')).toContain('Families');
});

it('a missing file is not answered with a page, except below the signed-in pages', async () => {
  expect((await app.inject('/assets/old.js')).statusCode).toBe(404);
  expect(await open('/dashboard/myprogram/Bed%20by%207.30')).toContain('The app');
});

it('with a directory, both sign-in pages and the app name its organisation, escaped', async () => {
  const own = await mkdtemp(join(tmpdir(), 'amberway-web-'));
  const meta = '<meta name="organisation" content="" />';
  await writeFile(join(own, 'index.html'), `<!doctype html>${meta}<p>The app</p>`);
  await writeFile(
    join(own, 'sign-in-pages.json'),
    JSON.stringify({
      '/login': `${meta}<form>Families</form>`,
      '/login?organisation': `${meta}<form>Families</form>`,
      '/clinician/login': `${meta}<form>Staff</form>`,
      '/clinician/login?organisation': `${meta}<form>Staff</form><button>Sign in with {organisation}</button>`,
    }),
  );
  const pagesFor = async (name: string | undefined) => {
    const server = Fastify();
    const services = {
      config: { PUBLIC_URL: 'https://amberway.test', oidc: name && { name } },
      signer: { appCheckToken: async () => ({ token: 'a.b.c', expiresAt: 'T' }) },
    };
    await registerWeb(server, own, services as unknown as Services);
    const at = async (url: string) => (await server.inject({ url })).body;
    const pages = { login: await at('/login'), staff: await at('/clinician/login'), app: await at('/dashboard') };
    await server.close();
    return pages;
  };
  const named = await pagesFor(`O'Neill & "Sons" <b>$&`);
  const escaped = 'O&#x27;Neill &amp; &quot;Sons&quot; &lt;b&gt;$&amp;';
  for (const html of Object.values(named)) expect(html).toContain(`<meta name="organisation" content="${escaped}" />`);
  expect(named.staff).toContain(`<button>Sign in with ${escaped}</button>`);
  const bare = await pagesFor(undefined);
  for (const html of Object.values(bare)) expect(html).toContain(meta);
  expect(bare.staff).not.toContain('button');
  await rm(own, { recursive: true });
});
