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
import { at, configOf, fillOddly, type Place, scratchFolder, sumsOf } from '../testing/backups.ts';
import { copyEmptyCluster } from '../testing/empty-cluster.ts';
import { startS3 } from '../testing/s3.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';
import { decryptTo, identitiesIn, newKeyPair } from './encryption.ts';
import { backupName } from './names.ts';
import { openTarget } from './target.ts';
import { verifyArchive } from './verify.ts';

const SLOW = 3 * MINUTE;
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
    await expect(runBackupNow(config)).rejects.toThrow('ENOENT');
    expect(await readdir(join(config.dataDir, IN_PROGRESS))).toEqual([]);
    await at(source, async () => {
      expect(await findLastBackup('failed')).toMatchObject({ error: 'The backup failed (ENOENT). The log has more.' });
      expect(await backupFigures()).toMatchObject({ failed: true });
      await db().execute(sql`delete from backup_runs where state = 'failed'`);
    });
  });

  it('is scheduled at BACKUP_AT when BACKUP_TO is set, and not otherwise', () => {
    const every = JOBS.find(({ name }) => name === 'backup')?.every;
    if (typeof every !== 'function') throw new Error('The schedule depends on the settings.');
    expect(every(configOf({ ...source, env: { ...source.env, BACKUP_AT: '03:15' } }))).toEqual({ dailyAt: '03:15' });
    expect(every(configOf({ ...source, env: {} }))).toBeUndefined();
  });
});
