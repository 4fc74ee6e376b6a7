import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { addRecord } from '../../testing/content.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 20;
const server = useServer({ engine: 'postgres' });
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const atOnce = async (call: (n: number) => ReturnType<typeof server.call>) => {
  const responses = await Promise.all(Array.from({ length: RACERS }, (_, n) => call(n)));
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  return { ok: count(200), conflict: count(409), other: RACERS - count(200) - count(409) };
};
const send = (method: string, path: string, body?: object) => server.call(method, path, { token: admin, body });

it('of many authors created at once with one e-mail, one is stored [B744]', async () => {
  const results = await atOnce(() => send('POST', 'author', sampleBody('author', { email: 'raced@example.test' })));
  expect(results).toEqual({ ok: 1, conflict: RACERS - 1, other: 0 });
});

it('of many courses created at once with one video, one gets it [B738]', async () => {
  const video = await addRecord(server, 'video', { status: 'Published' });
  const results = await atOnce(() => send('POST', 'course', sampleBody('course', { videos: [video] })));
  expect(results).toEqual({ ok: 1, conflict: RACERS - 1, other: 0 });
  const courses = await rowsOf(server, sql`select 1 from courses where ${video}::uuid = any(videos)`);
  expect(courses).toHaveLength(1);
});

it('of many concurrent edits of one version, one succeeds', async () => {
  const id = await addRecord(server, 'blog');
  const results = await atOnce((n) => send('PATCH', `blog/${id}`, { title: `Title ${n}`, version: 1 }));
  expect(results).toEqual({ ok: 1, conflict: RACERS - 1, other: 0 });
});

it('a video is never both archived and newly in a course', async () => {
  for (let round = 0; round < 10; round += 1) {
    const video = await addRecord(server, 'video', { status: 'Published' });
    const [taken, archived] = await Promise.all([
      send('POST', 'course', sampleBody('course', { videos: [video] })),
      send('PUT', `video/${video}`, { status: 'Archived', archiveReason: 'Old' }),
    ]);
    expect(archived.status).toBe(200);
    expect([200, 422]).toContain(taken.status);
    const claims = await rowsOf(server, sql`select 1 from course_videos where video_id = ${video}`);
    expect(claims).toHaveLength(taken.status === 200 ? 1 : 0);
  }
});

it('a video deleted for good while its course is edited leaves the course without a deadlock', async () => {
  const video = await addRecord(server, 'video', { status: 'Published' });
  const { _id: course } = (await send('POST', 'course', sampleBody('course', { videos: [video] }))).body.data;
  await send('DELETE', `video/${video}`);
  const response = await requestWhileHeld(server, {
    first: sql`select 1 from courses where id = ${course} for update`,
    ask: () => send('POST', 'content/purge', { type: 'video', ids: [video] }),
    next: sql`delete from course_videos where course_id = ${course}`,
  });
  expect(response.status, response.text).toBe(200);
});

it('of many imports of the same file at once, one stores its rows and the others find the names', async () => {
  const rows = Array.from({ length: 5 }, (_, n) => ({ name: `Raced category ${n}` }));
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => send('POST', 'content/import', { type: 'videoCategory', rows })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const stored = await rowsOf(server, sql`select name from video_categories where name like 'Raced category %'`);
  expect(stored).toHaveLength(rows.length);
});

it('an import waits for another one of its type, and not for one of another type', async () => {
  const load = (type: string) => send('POST', 'content/import', { type, rows: [{ name: `Waited for ${type}` }] });
  const held = sql`select 1 from pg_locks where locktype = 'advisory' and granted and classid = hashtext('content import')::oid`;
  let whileHeld: unknown[] = [];
  const response = await requestWhileHeld(server, {
    first: sql`select pg_advisory_xact_lock(hashtext('content import'), hashtext('videoCategory'))`,
    ask: async () => {
      expect((await load('blogCategory')).status).toBe(200);
      whileHeld = await rowsOf(server, held);
      return load('videoCategory');
    },
  });
  expect(whileHeld).toHaveLength(1);
  expect(response.status, response.text).toBe(200);
});

it('searching a large list uses its index', async () => {
  await rowsOf(
    server,
    sql`insert into home_prompts (id, name) select gen_random_uuid(), 'Prompt number ' || n from generate_series(1, 20000) n`,
  );
  await addRecord(server, 'homePrompt', { name: 'A quokka' });
  // Also flushes the pending list of the GIN index.
  await rowsOf(server, sql`vacuum analyze home_prompts`);
  const plan = await rowsOf(
    server,
    sql`explain select * from home_prompts where deleted_at is null and search_text like '%quokka%' order by created_at desc, id desc limit 10`,
  );
  expect(JSON.stringify(plan)).toContain('home_prompts_search');
});
