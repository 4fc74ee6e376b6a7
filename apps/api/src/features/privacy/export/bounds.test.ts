import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { useServer } from '../../../testing/hooks.ts';
import { jobsNamed } from '../../../testing/jobs.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { newPractice, storeEntry } from '../../../testing/practice.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { confirmPassword } from '../../../testing/sessions.ts';
import { unzip } from '../../../testing/unzip.ts';
import { DROP_KIND, EXPORT_KIND, exportKey } from './kind.ts';

// One family cannot hold the server: exports are few at a time, made once for each link, and read page by page.

const server = useServer();
let family: TestUser;
let token: string;
let memberId: string;
beforeAll(async () => {
  family = await addUser(server);
  ({ id: memberId } = await addChild(server, { parentId: family.id, primaryContact: DEMO_PEOPLE.coach.id }));
  token = await server.signIn(family);
  await confirmPassword(server, token);
});
const path = () => `privacy/${family.id}/export`;
const link = () => server.call('POST', path(), { token }).then(({ body }) => body.data.token as string | null);
const ready = () => vi.waitFor(async () => expect(await link()).toEqual(expect.any(String)), { timeout: 20_000 });

it('ten requests at once make one file, and each download of it is the same', async () => {
  await Promise.all(Array.from({ length: 10 }, link));
  await ready();
  expect(await jobsNamed(server, EXPORT_KIND.name)).toHaveLength(1);
  const t = await link();
  const saved = await Promise.all([1, 2, 3].map(() => server.call('GET', `${path()}?t=${t}`)));
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(saved.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(await jobsNamed(server, EXPORT_KIND.name)).toHaveLength(1);
  expect(
    await rowsOf(server, sql`select 1 from audit_log where action = 'export' and subject_id = ${family.id}`),
  ).toHaveLength(3);
});

it('a program with its own token waits for a new one, and requests at once share it', async () => {
  const before = (await jobsNamed(server, EXPORT_KIND.name)).length;
  const taken = await Promise.all([1, 2, 3].map(() => server.call('GET', path(), { token })));
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await jobsNamed(server, EXPORT_KIND.name)).toHaveLength(before + 1);
});

it('every entry of practice is in it once, in the order of the list, however many pages that are', async () => {
  const { skill } = await newPractice(server, memberId);
  const at = new Date(Date.now() - 10 * DAY).toISOString();
  await storeEntry(server, { memberId, skillId: skill.id, at, note: 'list 0a2b' });
  await rowsOf(
    server,
    // Every three of them at the same instant.
    sql`insert into practice_entries
      (id, content_hash, member_id, skill_id, kind, at, zone, day, place_id, with_user, recorded_by, own, little, lot, none)
      select gen_random_uuid(), 'x', member_id, skill_id, kind, at - (n / 3) * interval '1 minute', zone, day, place_id, with_user, recorded_by, 1, 0, 0, 0
      from practice_entries, generate_series(1, 700) n where member_id = ${memberId}`,
  );
  const packed = unzip((await server.call('GET', path(), { token })).bytes);
  const record = JSON.parse(packed.get('record.json')?.toString() ?? '') as {
    children: { practice: { _id: string; note: string | null }[]; skillChecks: unknown[] }[];
  };
  const rows = await rowsOf<{ id: string }>(
    server,
    sql`select id from practice_entries where member_id = ${memberId} order by at desc, id desc`,
  );
  const [child] = record.children;
  expect(child?.practice.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
  expect(child?.practice).toHaveLength(701);
  const [listed] = (await server.call('GET', `practice?member=${memberId}&limit=1`, { token })).body.data;
  expect(child?.practice[0]).toEqual(listed);
});

it('the file is removed after an hour', async () => {
  const done = (await jobsNamed(server, EXPORT_KIND.name)).at(-1);
  if (!done) throw new Error('No record was put together.');
  const { exportId } = done.payload as { exportId: string };
  expect(await server.services.storage.size(exportKey(exportId))).toBeGreaterThan(0);
  const left = await rowsOf<{ due: number }>(
    server,
    sql`select extract(epoch from due_at - now())::float8 * 1000 as due from jobs where name = ${DROP_KIND.name} and key = ${exportId}`,
  );
  expect(left[0]?.due).toBeGreaterThan(50 * MINUTE);
  await rowsOf(server, sql`update jobs set due_at = now() where key = ${exportId}`);
  await server.within(() => enqueue(DROP_KIND, { exportId }, { key: 'now' }));
  await vi.waitFor(async () => expect(await server.services.storage.size(exportKey(exportId))).toBeUndefined(), {
    timeout: 10_000,
  });
});
