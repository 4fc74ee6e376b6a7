import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { callChild, runServer, startChild } from './testing/child.ts';
import { copyEmbeddedTemplate } from './testing/template.ts';

const { admin } = ACCOUNTS;
let folder: Awaited<ReturnType<typeof copyEmbeddedTemplate>>;
beforeAll(async () => {
  folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
});
afterAll(() => folder?.remove());

const lock = () =>
  spawnSync(process.execPath, [join(inject('program'), 'cli.js'), 'demo:lock'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder.dataDir },
  });

it('a folder with demo accounts starts on a public server only after they are locked', async () => {
  const env = { DATA_DIR: folder.dataDir, HOST: '0.0.0.0', SEED: 'none' };
  const refused = await runServer(env);
  expect(refused.output).toContain('Others can reach this server (HOST is 0.0.0.0)');
  expect(refused.output).toContain('demo:lock');
  expect(refused.output).not.toMatch(/\n\s+at /);
  expect(refused.code).toBe(1);

  const { status, stdout, stderr } = lock();
  expect(stdout, stderr).toContain(`\n  ${admin.email}\n`);
  expect(status).toBe(0);

  const child = await startChild(env);
  try {
    expect(child.output()).toContain('Without https, anybody on the way can read passwords and records.');
    const { email, password } = admin;
    expect((await callChild(child, 'POST', 'auth/login', { body: { email, password } })).status).toBe(401);
  } finally {
    await child.kill('SIGKILL');
  }
});
