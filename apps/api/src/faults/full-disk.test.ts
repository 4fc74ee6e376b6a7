import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { callChild, signInChild, startChild } from '../testing/child.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** A disk of its own in memory, so that it can be filled. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const DRAFT_BYTES = 200_000;

it.skipIf(!mayMount)(
  'a full disk of the embedded database: 507, not ready, reads go on, and both end when there is room again',
  async (test) => {
    const disk = await mkdtemp(join(tmpdir(), 'amberway-disk-'));
    // A container may not be allowed to.
    if (!run('mount', '-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk)) return test.skip();
    const folder = await copyEmbeddedTemplate(inject('embeddedTemplate'), disk);
    const child = await startChild({ DATA_DIR: folder.dataDir });
    const { email, password } = ACCOUNTS.coach;
    const filler = join(disk, 'filler');
    try {
      const token = await signInChild(child, email, password);
      const store = async (key: number) =>
        (
          await callChild(child, 'PUT', `draft/note/disk-${key}`, {
            token,
            body: { value: randomBytes(DRAFT_BYTES / 2).toString('hex'), version: 0 },
          })
        ).status;
      const ready = async () => (await callChild(child, 'GET', 'health/ready')).status;
      expect([await store(0), await ready()]).toEqual([200, 200]);

      const { bavail, bsize } = await statfs(disk);
      // It ends early when the disk is full.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
      // What is free within the files of the database is used up first.
      let status = 200;
      for (let key = 1; key < 20 && status === 200; key += 1) status = await store(key);
      expect(status).toBe(507);
      expect([await ready(), await ready()]).toEqual([503, 503]);
      expect((await callChild(child, 'GET', 'user/me', { token })).status).toBe(200);

      await rm(filler);
      expect([await ready(), await store(20)]).toEqual([200, 200]);
    } finally {
      await child.kill('SIGKILL');
      run('umount', '-l', disk);
      await rm(disk, { recursive: true, force: true });
    }
  },
  3 * MINUTE,
);
