import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type Child, signInChild, startChild } from '../../testing/child.ts';
import { copyEmbeddedTemplate } from '../../testing/template.ts';
import { download, growthDuring, type Target, upload } from '../../testing/transfer.ts';

const MAX_MEGABYTES = 60;
const LARGE = 99;
/** The whole server is started from source here. */
const START_MS = 120_000;

let child: Child;
let folder: Awaited<ReturnType<typeof copyEmbeddedTemplate>>;
let target: Target;
beforeAll(async () => {
  folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
  child = await startChild({ DATA_DIR: folder.dataDir });
  const { email, password } = ACCOUNTS.parent;
  target = { url: child.url, pid: child.pid, token: await signInChild(child, email, password) };
  // Warm-up: modules loaded by the first uploads must not count towards the measured growth.
  for (let n = 0; n < 3; n += 1) await download(target, await upload(target, 2));
}, START_MS);
afterAll(async () => {
  await child?.kill('SIGKILL');
  await folder?.remove();
});

it('a file of nearly 100 MB is uploaded and downloaded without being held in memory', async () => {
  const growth = await growthDuring(target, async () => {
    const url = await upload(target, LARGE);
    expect(await download(target, url)).toBeGreaterThan((LARGE - 1) * 1024 * 1024);
  });
  expect(growth).toBeLessThan(MAX_MEGABYTES);
});
