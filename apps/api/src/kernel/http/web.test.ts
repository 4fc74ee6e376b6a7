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
