import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, root } from '../lib/root.mjs';
import { buildInfo } from './contents.mjs';
import { call, startPackage, unpack } from './try-package.mjs';

const MINUTES = 60_000;
const ACCOUNT = { email: 'ada@example.org', password: 'Quiet-River-41!' };

describe('the package', () => {
  let scratch;
  let unpacked;
  let server;
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'amberway-packing-'));
    execFileSync(process.execPath, [inRoot('scripts/run.cjs'), 'package', scratch], { cwd: root });
    unpacked = unpack(join(scratch, `amberway-${buildInfo().version}.tgz`));
  }, 5 * MINUTES);
  afterAll(() => {
    server?.child.kill('SIGKILL');
    unpacked?.remove();
    rmSync(scratch, { recursive: true, force: true });
  }, MINUTES);

  it(
    'makes an administrator, serves pages and sign-in and stops, read-only, without npm, build or network',
    async () => {
      const create = startPackage(unpacked, ['admin:create', ACCOUNT.email, 'Ada', 'Admin']);
      create.child.stdin.end(`${ACCOUNT.password}\n`);
      expect(await create.ended).toEqual({ code: 0, output: expect.stringContaining('can sign in as administrator') });

      const doctor = startPackage(unpacked, ['doctor']);
      expect(await doctor.ended).toEqual({ code: 0, output: expect.stringContaining('0 problems') });

      server = startPackage(unpacked);
      const url = await server.ready;
      const { version, commit } = buildInfo();
      expect(server.output().split('\n', 1)[0]).toBe(`Amberway ${version} (${commit})`);
      const ready = await call(url, 'health/ready');
      expect(ready.body.data).toEqual({ state: 'ready', version, commit });
      const page = await fetch(`${url}/login`);
      expect(page.status).toBe(200);
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
      expect((await fetch(`${url}${script}`)).status).toBe(200);
      expect((await call(url, 'auth/login', { ...ACCOUNT, password: 'Quiet-River-42!' })).status).toBe(401);
      expect((await call(url, 'auth/login', ACCOUNT)).status).toBe(200);

      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
    },
    2 * MINUTES,
  );

  it('brings the licences of its packages, with the texts of those inside the web’s files', () => {
    const text = readFileSync(join(unpacked.folder, 'THIRD-PARTY.txt'), 'utf8');
    expect(text).toMatch(/^fastify \d[\d.]*: MIT$/m);
    expect(text).toMatch(/^== react-dom \d[\d.]*\n\nMIT License/m);
  });

  it('says what an outdated Node lacks, in a sentence', () => {
    const check = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); require(${JSON.stringify(join(unpacked.folder, 'scripts/package/amberway.cjs'))});`;
    let failure;
    try {
      execFileSync(process.execPath, ['-e', check], { stdio: 'pipe' });
    } catch (error) {
      failure = error;
    }
    expect(failure.status).toBe(1);
    expect(failure.stderr.toString()).toMatch(/^Amberway needs Node\.js 20\.19 .* this is Node\.js 18\.20\.0/);
  });
});
