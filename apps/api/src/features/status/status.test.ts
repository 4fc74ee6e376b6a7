import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { StatusCheck } from '@amberway/contract/status/schemas';
import { statusTexts } from '@amberway/contract/status/texts';
import { recordRestore } from '../../kernel/backups/restores.queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addJob } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';
import { certificateFound } from './checks.ts';

const server = useServer({
  jobs: [],
  env: {
    BACKUP_TO: '/nowhere',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://127.0.0.1:1',
  },
});

const status = async () => {
  const { body, status: code, text } = await server.call('GET', 'status', { token: await server.signIn('admin') });
  expect(code, text).toBe(200);
  return body.data;
};
const found = async (check: string): Promise<StatusCheck> =>
  (await status()).checks.find((one: StatusCheck) => one.check === check);
const addRun = (state: string, hoursAgo: number, verified = false) =>
  rowsOf(
    server,
    sql`insert into backup_runs (id, state, started_at, finished_at, verified_at, error)
      select gen_random_uuid(), ${state}, at, at, case when ${verified} then at end, 'no room'
      from (select now() - ${hoursAgo} * interval '1 hour' as at) as times`,
  );

describe('the status of the server', () => {
  it('names versions for administrators, and nobody else reads it', async () => {
    expect(await status()).toMatchObject({
      version: server.services.config.version,
      node: process.versions.node,
      database: expect.stringMatching(/^embedded PostgreSQL \d+/),
    });
    for (const who of ['coach', 'parent'] as const)
      expectFailure(await server.call('GET', 'status', { token: await server.signIn(who) }), 'forbidden');
  });

  it('says that jobs failed or wait, with what to do', async () => {
    expect(await found('jobs')).toEqual({ check: 'jobs', level: 'fine', text: statusTexts.jobsFine, advice: '' });
    const id = await addJob(server, { name: 'test.unknown', state: 'failed' });
    expect(await found('jobs')).toEqual({
      check: 'jobs',
      level: 'problem',
      text: '1 job failed.',
      advice: statusTexts.jobsFailedAdvice,
    });
    await rowsOf(
      server,
      sql`update jobs set state = 'queued', due_at = now() - interval '20 minutes' where id = ${id}`,
    );
    expect(await found('jobs')).toMatchObject({ level: 'problem', text: 'A job has been waiting for 20 minutes.' });
    await rowsOf(server, sql`delete from jobs where id = ${id}`);
  });

  it('knows backups that are missing, old, not verified, failed and good', async () => {
    expect(await found('backup')).toMatchObject({ level: 'warning', text: statusTexts.backupNever });
    await addRun('done', 30);
    expect(await found('backup')).toMatchObject({ level: 'problem', text: 'The last backup is 30 hours old.' });
    await addRun('done', 5);
    expect(await found('backup')).toMatchObject({ level: 'problem', text: statusTexts.backupUnverified(5) });
    await addRun('done', 4, true);
    expect(await found('backup')).toMatchObject({ level: 'fine', text: statusTexts.backupFine(4, 0) });
    await addRun('done', 0, true);
    expect((await found('backup')).text).toBe(
      'The last backup is less than an hour old; one was restored to verify it today.',
    );
    await addRun('failed', 0);
    expect(await found('backup')).toMatchObject({ level: 'problem', text: 'The newest backup failed: no room' });
  });

  it('knows that the newest backup failed a moment after a good one, at any fraction of a second', async () => {
    await rowsOf(server, sql`delete from backup_runs`);
    const minute = new Date(Date.now() - HOUR).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    // PostgreSQL writes the first as :00.1, which is not before :00.108 as text.
    for (const [state, second] of [
      ['done', '00.100'],
      ['failed', '00.108'],
    ])
      await rowsOf(
        server,
        sql`insert into backup_runs (id, state, started_at, error)
          values (gen_random_uuid(), ${state}, ${`${minute}:${second}Z`}, 'no room')`,
      );
    expect(await found('backup')).toMatchObject({ level: 'problem', text: 'The newest backup failed: no room' });
  });

  it('a database whose clock is ahead has no backup of the future', async () => {
    await rowsOf(server, sql`delete from backup_runs`);
    await addRun('done', -0.1, true);
    expect((await found('backup')).text).toBe(statusTexts.backupFine(0, 0));
  });

  it.each([
    ['full', '53100', 'storage_full', statusTexts.databaseFull, statusTexts.databaseFullAdvice],
    ['broken', '58030', 'unavailable', statusTexts.databaseDisk, statusTexts.databaseDiskAdvice],
  ] as const)(
    'a %s disk of the database: calls fail, it is not ready, and Status says so until a write works',
    async (...row) => {
      const [, code, failure, text, advice] = row;
      const token = await server.signIn('admin');
      const ready = async () => (await server.call('GET', 'health/ready')).status;
      const noRoom = new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code }) });
      const writes = vi.spyOn(server.services.database.orm, 'transaction').mockRejectedValue(noRoom);
      try {
        expect(await ready()).toBe(200);
        expectFailure(
          await server.call('POST', 'lookups', { token, body: { type: 'gender', name: 'Unsaid' } }),
          failure,
        );
        expect([await ready(), await ready()]).toEqual([503, 503]);
        expect((await server.call('GET', 'health/live')).status).toBe(200);
        const { body } = await server.call('GET', 'status', { token });
        expect(body.data.checks).toContainEqual({ check: 'disk', level: 'problem', text, advice });
      } finally {
        writes.mockRestore();
      }
      expect(await ready()).toBe(200);
      expect((await found('disk')).text).toMatch(/are free/);
    },
  );

  it('reminds of a restore for a week', async () => {
    expect(await found('restore')).toMatchObject({ level: 'fine', text: statusTexts.restoreNone });
    await server.within(() => recordRestore('2026-03-01T02:00:00.000Z'));
    const restored = await found('restore');
    expect(restored).toMatchObject({ level: 'warning', advice: statusTexts.restoredAdvice });
    expect(restored.text).toContain('with the backup of 2026-03-01. It signed everyone out');
  });

  it('measures the disk, and names a certificate that cannot be read or ends soon', async () => {
    expect((await found('disk')).text).toMatch(/^\d+\.\d GB are free, \d+ % of the disk\.$/);
    expect(await found('certificate')).toMatchObject({
      level: 'warning',
      text: statusTexts.certificateUnknown('ECONNREFUSED'),
    });
    expect([60, 13, 2].map((days) => certificateFound(days).level)).toEqual(['fine', 'warning', 'problem']);
  });
});
