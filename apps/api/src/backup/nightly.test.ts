import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { runBackupKey, runBackupNow, runRestore } from '../cli/backup.ts';
import { backupFigures, findLastBackup } from '../kernel/backups/queries.ts';
import { type BackupSettings, IN_PROGRESS } from '../kernel/config/backup.ts';
import { db } from '../kernel/db/context.ts';
import { JOBS } from '../jobs.ts';
import type { Services } from '../kernel/services.ts';
import { StartError } from '../kernel/start-error.ts';
import { at, configOf, fillOddly, type Place, scratchFolder, sumsOf } from '../testing/backups.ts';
import { copyEmptyCluster } from '../testing/empty-cluster.ts';
import { startS3 } from '../testing/s3.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';
import { decryptTo, identitiesIn, newKeyPair } from './encryption.ts';
import { backupName } from './names.ts';
import { nightlyBackupJob } from './job.ts';
import { backUpNightly } from './nightly.ts';
import { openTarget } from './target.ts';
import { verifyArchive } from './verify.ts';

const SLOW = 3 * MINUTE;
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };
const places: { remove: () => Promise<void> }[] = [];
const track = <T extends { remove: () => Promise<void> }>(place: T): T => {
  places.push(place);
  return place;
};
afterAll(() => Promise.all(places.map(({ remove }) => remove())));

let source: Place;
let folder: string;
let keys: string;
let recipient: string;
beforeAll(async () => {
  folder = track(await scratchFolder()).folder;
  await mkdir(join(folder, 'backups'));
  const { dataDir, remove } = track(await copyEmbeddedTemplate(inject('embeddedTemplate')));
  keys = join(folder, 'keys.txt');
  const printed = await runBackupKey();
  await writeFile(keys, printed);
  recipient = /BACKUP_RECIPIENT=(age1\w+)/.exec(printed)?.[1] ?? '';
  source = {
    env: { DATA_DIR: dataDir, BACKUP_TO: join(folder, 'backups'), BACKUP_RECIPIENT: recipient },
    remove,
  };
  await fillOddly(source);
});

const emptyPlace = async (env: Record<string, string> = {}): Promise<Place> => {
  const { folder: data, remove } = track(await scratchFolder());
  await copyEmptyCluster(join(data, 'db'));
  return { env: { DATA_DIR: data, ...env }, remove };
};
const stored = () => readdir(join(folder, 'backups'));
/** Everything but the runs themselves, of which a backup cannot contain its own end. */
const sumsWithoutRuns = async (place: Place) =>
  Object.entries(await sumsOf(place)).filter(([name]) => name !== 'table backup_runs');

describe('a nightly backup', () => {
  it(
    'is stored encrypted, was restored once from the stored bytes, and outdated ones are removed',
    async () => {
      const old = backupName(new Date(Date.now() - 200 * DAY));
      await writeFile(join(folder, 'backups', old), 'old');
      await writeFile(join(folder, 'backups', 'notes.txt'), 'ours');
      const { dataDir } = configOf(source);
      await mkdir(join(dataDir, IN_PROGRESS, 'run-killed'), { recursive: true });
      const theirs = join(dataDir, 'backup-of-march');
      await mkdir(theirs);
      await utimes(theirs, new Date(0), new Date(0));
      expect(await runBackupNow(configOf(source))).toMatch(
        /^Stored amberway-\S+\.age with \d+ rows and 3 files, restored it into a scratch database and removed 1 outdated/,
      );
      const names = await stored();
      expect(names.filter((name) => name.endsWith('.age'))).toHaveLength(1);
      expect(names).toContain('notes.txt');
      const content = await readFile(join(folder, 'backups', names.find((name) => name.endsWith('.age')) ?? ''));
      expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      expect(await readdir(join(dataDir, IN_PROGRESS))).toEqual([]);
      expect(await readdir(dataDir)).toContain('backup-of-march');
      await at(source, async () => {
        const figures = await backupFigures();
        expect(figures).toMatchObject({ failed: false, bytes: content.length });
        expect(Date.now() / 1000 - figures.verified).toBeLessThan(120);
      });
    },
    SLOW,
  );

  it(
    'is restored with the private key by `restore latest`, and by no other key',
    async () => {
      const { BACKUP_TO = '', BACKUP_RECIPIENT = '' } = source.env;
      const target = await emptyPlace({ BACKUP_TO, BACKUP_RECIPIENT });
      const restoreWith = (identity?: string) => runRestore(configOf(target), 'latest', { force: false, identity });
      await expect(restoreWith()).rejects.toThrow('add --identity FILE');
      const other = join(folder, 'other.txt');
      await writeFile(other, (await newKeyPair()).identity);
      await expect(restoreWith(other)).rejects.toThrow('could not be decrypted');
      expect(await restoreWith(keys)).toMatch(/^Restored \d+ rows/);
      expect(await sumsWithoutRuns(target)).toEqual(await sumsWithoutRuns(source));
    },
    SLOW,
  );

  it(
    'is not verified again within the week, and goes to a bucket as well',
    async () => {
      const s3 = await startS3();
      track({ remove: s3.close });
      const { DATA_DIR = '' } = source.env;
      const { S3_BUCKET = '', S3_PREFIX: _, ...access } = s3.env;
      const BACKUP_TO = `s3://${S3_BUCKET}/nights/`;
      const place = { ...source, env: { DATA_DIR, ...access, BACKUP_TO, BACKUP_RECIPIENT: recipient } };
      expect(await runBackupNow(configOf(place))).not.toContain('scratch');
      const bucket = await openTarget(configOf(place).backup as BackupSettings);
      const [name = ''] = await bucket.list();
      const path = join(folder, 'from-bucket.tar.gz');
      await decryptTo(await bucket.get(name), path, identitiesIn(await readFile(keys, 'utf8')));
      bucket.close();
      expect((await verifyArchive(path)).files).toHaveLength(3);
    },
    SLOW,
  );

  it('that cannot be stored leaves its reason and nothing else', async () => {
    const config = configOf({ ...source, env: { ...source.env, BACKUP_TO: join(folder, 'missing') } });
    const error = `BACKUP_TO cannot be used: ${join(folder, 'missing')} does not exist: create it, or mount its disk.`;
    await expect(runBackupNow(config)).rejects.toThrow(new StartError(error));
    expect(await readdir(join(config.dataDir, IN_PROGRESS))).toEqual([]);
    await at(source, async () => {
      expect(await findLastBackup('failed')).toMatchObject({ error });
      expect(await backupFigures()).toMatchObject({ failed: true });
      await db().execute(sql`delete from backup_runs where state = 'failed'`);
    });
  });

  it('that is stopped leaves no unencrypted archive, and is stored as stopped', async () => {
    const config = configOf(source);
    const before = await stored();
    for (const name of ['storage', 'target'] as const) {
      const stopping = new AbortController();
      await at(source, async ({ storage }) => {
        const stopAtFiles: typeof storage = {
          ...storage,
          get: async (key) => {
            stopping.abort(new Error('stopped'));
            return storage.get(key);
          },
        };
        const run = backUpNightly({
          config,
          storage: name === 'storage' ? stopAtFiles : storage,
          log: LOG,
          signal: name === 'storage' ? stopping.signal : AbortSignal.timeout(1),
        });
        await expect(run).rejects.toThrow();
        expect(await findLastBackup('failed')).toMatchObject({ error: 'The backup was stopped before it was done.' });
        await db().execute(sql`delete from backup_runs where state = 'failed'`);
      });
      expect(await readdir(join(config.dataDir, IN_PROGRESS))).toEqual([]);
    }
    expect(await stored()).toEqual(before);
  });

  it(
    'that cannot be restored stays stored, is marked as failed after outdated ones were removed, and is not made again',
    async () => {
      await writeFile(join(folder, 'backups', backupName(new Date(Date.now() - 200 * DAY))), 'old');
      await at(source, () => db().execute(sql`update backup_runs set verified_at = null`));
      // Nothing listens there, so the restore into the scratch database fails.
      const env = { ...source.env, BACKUP_SCRATCH_URL: 'postgres://127.0.0.1:1/none' };
      await at(source, async ({ storage }) => {
        const made = await backUpNightly({ config: configOf({ ...source, env }), storage, log: LOG });
        expect(made).toMatchObject({ verification: 'failed', removed: 1 });
        expect(await stored()).toContain(made.name);
        expect(await findLastBackup('failed')).toMatchObject({
          name: made.name,
          error: expect.stringMatching(/^The stored backup could not be restored: /),
        });
        await db().execute(sql`delete from backup_runs where state = 'failed'`);
      });
    },
    SLOW,
  );

  it('is not made again by a repeated job when it is stored since it was due', async () => {
    const before = await stored();
    const config = configOf(source);
    await at(source, async ({ storage }) => {
      await db().execute(sql`update backup_runs set started_at = now() where state = 'done'`);
      const services = { config, storage, log: LOG } as unknown as Services;
      await nightlyBackupJob.run({}, { services, signal: new AbortController().signal });
    });
    expect(await stored()).toEqual(before);
  });

  it('is scheduled at BACKUP_AT when BACKUP_TO is set, and not otherwise', () => {
    const every = JOBS.find(({ name }) => name === 'backup')?.every;
    if (typeof every !== 'function') throw new Error('The schedule depends on the settings.');
    expect(every(configOf({ ...source, env: { ...source.env, BACKUP_AT: '03:15' } }))).toEqual({ dailyAt: '03:15' });
    expect(every(configOf({ ...source, env: {} }))).toBeUndefined();
  });
});
