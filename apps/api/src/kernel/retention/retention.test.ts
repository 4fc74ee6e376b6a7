import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  periodOf,
  RETENTION,
  type RetentionName,
  retainedTables,
  type SweptName,
} from '@amberway/contract/privacy/retention';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { JOBS } from '../../jobs.ts';
import { RETENTION_RULES } from '../../retention-rules.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addJob } from '../../testing/jobs.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addProgramme } from '../../testing/programme.ts';
import { sweepNow } from '../../testing/retention.ts';
import { rowsOf } from '../../testing/rows.ts';
import { createLink, takeLink } from '../identity/links.queries.ts';
import { hashToken } from '../identity/tokens.ts';
import { insertMail } from '../mail/queries.ts';
import { enforceRetention } from './enforce.queries.ts';

const server = useServer({ jobs: [] });
const tokens = useTokens(server, 'parent');
const { parent, coach } = DEMO_PEOPLE;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const idsOf = async (statement: ReturnType<typeof sql>) =>
  (await rowsOf<{ id: string }>(server, statement)).map(({ id }) => id);

it('every table says how long its rows stay', async () => {
  const tables = await rowsOf<{ name: string }>(
    server,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(retainedTables().toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

it('each period is enforced: by a rule of the sweep, or by a job that there is', () => {
  const swept = new Set<string>(RETENTION_RULES.map(({ name }) => name));
  expect(swept.size).toBe(RETENTION_RULES.length);
  const jobs = new Set(JOBS.map(({ name }) => name));
  for (const name of Object.keys(RETENTION) as RetentionName[]) {
    const { by } = periodOf(name);
    expect(by ? jobs.has(by) : swept.has(name), name).toBe(true);
    expect(by !== undefined && swept.has(name), name).toBe(false);
  }
});

it('finished jobs are deleted after their time, unfinished ones stay however old they are', async () => {
  const stays = await Promise.all([
    addJob(server, { name: 'a', state: 'done', finishedAt: daysAgo(1) }),
    addJob(server, { name: 'b', state: 'queued', createdAt: daysAgo(400), dueAt: daysAgo(400) }),
    addJob(server, { name: 'c', state: 'failed', finishedAt: daysAgo(5) }),
  ]);
  await addJob(server, { name: 'd', state: 'done', finishedAt: daysAgo(200) });
  await addJob(server, { name: 'e', state: 'failed', finishedAt: daysAgo(200) });
  await sweepNow(server);
  const left = await idsOf(sql`select id from jobs where name in ('a','b','c','d','e')`);
  expect(left.toSorted()).toEqual(stays.toSorted());
});

const mail = { subject: 'Hello', text: 'a link', html: '<p>a link</p>', recipient: 'somebody@example.test' };
const textOf = async (id: string) =>
  (await rowsOf<{ text: string }>(server, sql`select text from mails where id = ${id}`))[0]?.text;

it('the text of a failed mail is deleted after a week, the mail itself after a year', async () => {
  const [fresh, old, older] = await server.within(() =>
    Promise.all([1, 2, 3].map(() => insertMail({ ...mail, state: 'failed' }))),
  );
  await rowsOf(server, sql`update mails set created_at = now() - interval '8 days' where id = ${old}`);
  await rowsOf(server, sql`update mails set created_at = now() - interval '366 days' where id = ${older}`);
  await sweepNow(server);
  expect(await Promise.all([fresh, old, older].map((id) => textOf(id ?? '')))).toEqual(['a link', '', undefined]);
  // What was blanked is not found again.
  expect(await sweepNow(server, 'mails.text')).toEqual({});
});

it('a kept mail with a link for a password loses its text once the link was used, replaced or is over', async () => {
  const withLink = async () => {
    const token = await server.within(() => createLink(parent.id, 'reset', 60_000));
    const id = await server.within(() => insertMail({ ...mail, state: 'kept', linkHash: hashToken(token) }));
    return { token, id };
  };
  const replaced = await withLink();
  const live = await withLink();
  await sweepNow(server);
  expect([await textOf(replaced.id), await textOf(live.id)]).toEqual(['', 'a link']);
  await server.within(() => takeLink(live.token));
  await sweepNow(server);
  expect(await textOf(live.id)).toBe('');
  const over = await withLink();
  await rowsOf(server, sql`update link_tokens set expires_at = now() - interval '1 minute'`);
  await sweepNow(server);
  expect(await textOf(over.id)).toBe('');
  expect(await rowsOf(server, sql`select 1 from link_tokens`)).toEqual([]);
  // Other kept mails stay readable.
  const other = await server.within(() => insertMail({ ...mail, state: 'kept' }));
  await sweepNow(server);
  expect(await textOf(other)).toBe('a link');
});

it('mails with a link for a password are stored with its hash', async () => {
  await server.call('POST', 'auth/forgotPassword', { body: { email: parent.email } });
  const { mailResetLinkTo } = await import('../../features/auth/passwords.ts');
  await server.within(() => mailResetLinkTo(parent, server.services, 'http://localhost:3000'));
  const rows = await rowsOf(
    server,
    sql`select 1 from mails m join link_tokens l on l.token_hash = m.link_hash where m.user_id = ${parent.id} and l.used_at is null`,
  );
  expect(rows).toHaveLength(1);
});

const line = async (values: { read?: boolean; dismissed?: boolean; days: number; task?: string; type?: string }) => {
  const { id } = await addNotification(server, parent.id);
  await rowsOf(
    server,
    sql`update notifications set created_at = ${daysAgo(values.days)}, read = ${values.read ?? false},
      dismissed_at = ${values.dismissed ? daysAgo(values.days) : null}, task_id = ${values.task ?? null},
      type = coalesce(${values.type ?? null}, type), day = case when ${values.task ?? null}::uuid is null then null else now()::date end
      where id = ${id}`,
  );
  return id;
};

it('lines of the bell go half a year after they were new, if they were read or skipped', async () => {
  const [read, skipped] = [await line({ read: true, days: 181 }), await line({ dismissed: true, days: 181 })];
  const [unread, young] = [await line({ days: 400 }), await line({ read: true, days: 179 })];
  const before = (await server.call('GET', 'user/me', { token: tokens.parent })).body.data.unreadCount;
  await sweepNow(server);
  const left = await idsOf(sql`select id from notifications where user_id = ${parent.id}`);
  expect(left).toEqual(expect.arrayContaining([unread, young]));
  expect(left).not.toContain(read);
  expect(left).not.toContain(skipped);
  const after = await server.call('GET', 'user/me', { token: tokens.parent });
  expect(after.body.data.unreadCount).toBe(before);
});

it('the line about a task that is still open stays, so that nobody is reminded of it anew', async () => {
  const { task } = await addProgramme(server, DEMO_CHILDREN.arlo.id);
  const id = await line({ read: true, days: 300, task: task.id, type: 'TASK_OVERDUE' });
  await sweepNow(server, 'notifications');
  expect(await idsOf(sql`select id from notifications where id = ${id}`)).toEqual([id]);
  await rowsOf(server, sql`update tasks set is_completed = true, completed_at = now() where id = ${task.id}`);
  await sweepNow(server, 'notifications');
  expect(await idsOf(sql`select id from notifications where id = ${id}`)).toEqual([]);
});

it('reads and the audit log stay for seven years, and then go', async () => {
  const audit = (years: string) =>
    idsOf(sql`insert into audit_log (id, actor_id, action, record, created_at)
      values (gen_random_uuid(), ${coach.id}, 'edit', 'aged', now() - ${years}::interval) returning id`);
  const [young] = await audit('2550 days');
  await audit('2556 days');
  const read = (days: number) =>
    rowsOf(
      server,
      sql`insert into record_reads (id, customer_id, actor_id, area, day, last_at)
      values (gen_random_uuid(), ${parent.id}, ${coach.id}, 'notes', ${daysAgo(days).slice(0, 10)}, ${daysAgo(days)})`,
    );
  await read(2550);
  await read(2557);
  expect(await sweepNow(server, 'audit_log', 'record_reads')).toEqual({ audit_log: 1, record_reads: 1 });
  expect(await idsOf(sql`select id from audit_log where record = 'aged'`)).toEqual([young]);
});

it('not even the sweep deletes a younger line of the audit log', async () => {
  const refused = server.within(() =>
    enforceRetention([
      { ...RETENTION_RULES.find(({ name }) => name === 'audit_log')!, over: () => sql`record = 'session'` },
    ]),
  );
  await expect(refused).rejects.toMatchObject({
    cause: { message: 'audit_log is append-only for seven years' },
  });
});

it('a file leaves the bin of a family after thirty days', async () => {
  const inBin = async (days: number) => {
    const file = await storeTestFile(server, {});
    const [id] = await idsOf(sql`insert into client_files (id, customer_id, member_id, file_id, created_by, deleted_at)
      values (gen_random_uuid(), ${parent.id}, ${DEMO_CHILDREN.arlo.id}, ${file.id}, ${parent.id}, ${daysAgo(days)}) returning id`);
    return id;
  };
  const [young, old] = [await inBin(29), await inBin(31)];
  await sweepNow(server);
  const left = await idsOf(sql`select id from client_files`);
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});

it('works in batches until nothing is over', async () => {
  await rowsOf(
    server,
    sql`insert into sign_in_failures (key, count, window_start)
    select 'batch' || n, 1, now() - interval '2 days' from generate_series(1, 25) n`,
  );
  const names: SweptName[] = ['sign_in_failures'];
  const rules = RETENTION_RULES.filter(({ name }) => names.includes(name));
  expect(await server.within(() => enforceRetention(rules, undefined, 10))).toEqual({ sign_in_failures: 25 });
});
