import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BinnedRecord } from '@amberway/contract/content/bin';
import { type ContentName, contentTypeOf, DELETABLE_NAMES } from '@amberway/contract/content/registry';
import { contentTexts } from '@amberway/contract/content/texts';
import { usesSentence } from '@amberway/contract/content/uses';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { CONTENT_USES } from '../../../content-uses.ts';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { addRecord } from '../../../testing/content.ts';
import { expectFailure } from '../../../testing/failures.ts';
import { storeTestFile } from '../../../testing/files.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { sweepBin } from './service.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const send = (method: string, path: string, body?: object, token = tokens.admin) =>
  server.call(method, path, { token, ...(body && { body }) });
const put = (what: 'delete' | 'restore' | 'purge', type: ContentName, ...ids: string[]) =>
  send('POST', `content/${what}`, { type, ids });
const bin = async (type: ContentName, query = '') => {
  const { body } = await send('GET', `content/bin?type=${type}&limit=200${query}`);
  expect(body.count).toBe(body.data.length);
  return body.data as BinnedRecord[];
};
const inBin = async (type: ContentName, id: string) => (await bin(type)).some(({ _id }) => _id === id);
const read = (type: ContentName, id: string, token = tokens.admin) =>
  send('GET', (contentTypeOf(type) as ContentType).wire.read.replace(':id', id), undefined, token);
const rowOf = async (table: string, id: string) =>
  (
    await rowsOf<{ purged_at: string | null }>(server, sql`select purged_at from ${sql.raw(table)} where id = ${id}`)
  )[0];
const sweep = () => server.within(() => sweepBin(CONTENT_USES));

describe.each(DELETABLE_NAMES)('%s', (name) => {
  it('goes to the bin, comes back as it was, and leaves the bin for good', async () => {
    const id = await addRecord(server, name);
    const before = (await read(name, id)).body.data;
    expect((await put('delete', name, id)).body.data).toEqual({ deleted: 1 });
    expectFailure(await read(name, id), 'not_found');
    const { version: _, updatedAt: __, externalDeepLink: ___, internalDeepLink: ____, ...shown } = before;
    expect((await send('GET', `content/bin/${id}?type=${name}`)).body.data).toMatchObject(shown);
    const [row] = (await bin(name)).filter(({ _id }) => _id === id);
    expect(row?.deletedBy).toBe(`${DEMO_PEOPLE.admin.firstName} ${DEMO_PEOPLE.admin.lastName}`);
    expect(Date.parse(row?.until ?? '') - Date.parse(row?.deletedAt ?? '')).toBe(30 * 86_400_000);
    expect((await put('restore', name, id)).body.data).toEqual({ restored: 1, notes: [] });
    expect((await read(name, id)).body.data).toMatchObject({ ...before, version: 3, updatedAt: expect.any(String) });
    expect(await inBin(name, id)).toBe(false);
    expectFailure(await send('GET', `content/bin/${id}?type=${name}`), 'not_found');
    // Only what is in the bin can be deleted for good.
    expectFailure(await put('purge', name, id), 'not_found', { message: contentTexts.gone });
    await put('delete', name, id);
    expect((await put('purge', name, id)).body.data).toEqual({ deleted: 1 });
    expect(await inBin(name, id)).toBe(false);
    expect((await put('restore', name, id)).status).toBe(404);
  });
});

it('several are deleted together, each counted once, without those that are gone already', async () => {
  const [a, b] = [await addRecord(server, 'video'), await addRecord(server, 'video')];
  expect((await put('delete', 'video', a, a)).body.data).toEqual({ deleted: 1 });
  expect((await put('delete', 'video', a, b)).body.data).toEqual({ deleted: 1 });
  expectFailure(await read('video', b), 'not_found');
  expectFailure(await put('delete', 'video', a, b), 'not_found', { message: contentTexts.gone });
});

it('workshops cannot be deleted, so they have no bin', async () => {
  expect((await send('GET', 'content/bin?type=workshop')).status).toBe(422);
  const id = await addRecord(server, 'workshop');
  expect((await put('delete', 'workshop', id)).status).toBe(422);
});

it('restoring what somebody else restored already succeeds', async () => {
  const id = await addRecord(server, 'blog');
  await put('delete', 'blog', id);
  await put('restore', 'blog', id);
  expect((await put('restore', 'blog', id)).status).toBe(200);
});

it('an author whose e-mail was taken meanwhile is not restored, with the reason', async () => {
  const id = await addRecord(server, 'author', { email: 'twice@amberway.test', firstName: 'Quill', lastName: 'Roe' });
  await put('delete', 'author', id);
  await addRecord(server, 'author', { email: 'twice@amberway.test' });
  expectFailure(await put('restore', 'author', id), 'duplicate', {
    message: contentTexts.restoreTaken('Quill Roe', 'author'),
  });
  expect(await inBin('author', id)).toBe(true);
});

describe('courses and their videos', () => {
  const course = async (...videos: string[]) =>
    (await send('POST', 'course', sampleBody('course', { videos }))).body.data._id as string;
  const published = () => addRecord(server, 'video', { status: 'Published' });
  const videosOf = async (id: string) =>
    (await read('course', id)).body.data.videos.map(({ _id }: { _id: string }) => _id);

  it('a restored video is in its course again, at its place', async () => {
    const [a, b] = [await published(), await published()];
    const id = await course(a, b);
    await put('delete', 'video', a);
    expect((await send('GET', `course/details/${id}`, undefined, tokens.parent)).body.data.videos).toHaveLength(1);
    await put('restore', 'video', a);
    expect(await videosOf(id)).toEqual([a, b]);
    await put('delete', 'video', a);
    await put('purge', 'video', a);
    expect(await videosOf(id)).toEqual([b]);
  });

  it('a restored course comes back without the videos that another one took, and says so', async () => {
    const [a, b] = [await published(), await published()];
    const id = await course(a, b);
    const { title } = (await read('course', id)).body.data;
    await put('delete', 'course', id);
    const other = await course(a);
    expect((await put('restore', 'course', id)).body.data).toEqual({
      restored: 1,
      notes: [contentTexts.videosTaken(title, 1)],
    });
    expect(await videosOf(id)).toEqual([b]);
    expect(await videosOf(other)).toEqual([a]);
  });
});

describe('files', () => {
  const linksOf = async (id: string) =>
    (await rowsOf<{ links: number }>(server, sql`select links from files where id = ${id}`))[0]?.links;

  it('stay linked in the bin and are released with the record', async () => {
    const file = await storeTestFile(server, { uploaderId: DEMO_PEOPLE.admin.id, name: 'a.png' });
    const { data } = (await send('POST', 'short', sampleBody('short', { thumbnail: fileUrlOf(file) }))).body;
    expect(await linksOf(file.id)).toBe(1);
    await put('delete', 'short', data._id);
    expect(await linksOf(file.id)).toBe(1);
    await put('purge', 'short', data._id);
    expect(await linksOf(file.id)).toBe(0);
  });
});

describe('where a record is used', () => {
  const uses = async (type: ContentName, ...ids: string[]) =>
    (await send('GET', `content/uses?type=${type}&${ids.map((id) => `ids=${id}`).join('&')}`)).body.data;

  it('counts references, families and children; deleted records do not count', async () => {
    const category = await addRecord(server, 'videoCategory');
    const [a, b] = [
      await addRecord(server, 'video', { categories: [category], status: 'Published' }),
      await addRecord(server, 'video', { categories: [category] }),
    ];
    expect(await uses('videoCategory', category)).toEqual([{ place: 'video', count: 2, more: false }]);
    expect(usesSentence('videoCategory', await uses('videoCategory', category), 1)).toBe(
      'This video category is on 2 videos.',
    );
    await put('delete', 'video', b);
    expect(await uses('videoCategory', category)).toEqual([{ place: 'video', count: 1, more: false }]);
    await send('POST', 'course', sampleBody('course', { videos: [a] }));
    await rowsOf(
      server,
      sql`insert into member_videos (member_id, video_id, shared_by) values
        (${DEMO_CHILDREN.arlo.id}, ${a}, ${DEMO_PEOPLE.coach.id}), (${DEMO_CHILDREN.noor.id}, ${a}, ${DEMO_PEOPLE.coach.id})`,
    );
    await rowsOf(
      server,
      sql`insert into learning_progress (user_id, kind, item_id) values (${DEMO_PEOPLE.parent.id}, 'video', ${a})`,
    );
    expect(usesSentence('video', await uses('video', a), 1)).toBe(
      'This video is in 1 course, shared with 1 family and begun or saved by 1 person.',
    );
    expect(
      usesSentence('videoCategory', await uses('videoCategory', await addRecord(server, 'videoCategory')), 1),
    ).toBe('This video category is used nowhere else.');
  });

  it('finds the answers to posts that link to it, the diary and the avatars', async () => {
    const blog = await addRecord(server, 'blog');
    const link = JSON.stringify([{ title: 'Read', internalDeepLink: `amberway://blog/${blog}` }]);
    const [post] = await rowsOf<{ id: string }>(
      server,
      sql`select id from user_posts where deleted_at is null limit 1`,
    );
    await rowsOf(
      server,
      sql`insert into post_interactions (id, post_id, user_id, type, body, status, referral_links)
        values (gen_random_uuid(), ${post?.id}, ${DEMO_PEOPLE.coach.id}, 'Response', 'x', 'Draft', ${link}::jsonb)`,
    );
    expect(await uses('blog', blog)).toEqual([{ place: 'answer', count: 1, more: false }]);
    const hair = await addRecord(server, 'asset');
    await rowsOf(
      server,
      sql`update members set avatar = ${JSON.stringify({ Hair: hair })}::jsonb where id = ${DEMO_CHILDREN.arlo.id}`,
    );
    expect(usesSentence('asset', await uses('asset', hair), 1)).toBe('This asset is worn by 1 child.');
    const [mood] = await rowsOf<{ id: string; n: number }>(
      server,
      sql`select emoji_id as id, count(*)::int as n from diary_entries group by 1 limit 1`,
    );
    expect(await uses('emoji', mood?.id ?? '')).toEqual([{ place: 'diary', count: mood?.n, more: false }]);
  });
});

describe('deleting for good', () => {
  it('erases an unused row; one that is referred to stays with its name, out of the bin', async () => {
    const [unused, used] = [await addRecord(server, 'videoCategory'), await addRecord(server, 'videoCategory')];
    const video = await addRecord(server, 'video', { categories: [used] });
    await put('delete', 'videoCategory', unused, used);
    await put('purge', 'videoCategory', unused, used);
    expect(await rowOf('video_categories', unused)).toBeUndefined();
    expect((await rowOf('video_categories', used))?.purged_at).not.toBeNull();
    expect((await read('video', video)).body.data.categories).toEqual([
      { _id: used, name: expect.any(String), deleted: true },
    ]);
    // A foreign key of a record in the bin holds the row as well.
    const author = await addRecord(server, 'author', { email: 'held@amberway.test' });
    const blog = await addRecord(server, 'blog', { author });
    await put('delete', 'blog', blog);
    await put('delete', 'author', author);
    expect((await put('purge', 'author', author)).status).toBe(200);
    expect((await rowOf('authors', author))?.purged_at).not.toBeNull();
  });

  it('the sweep does it after 30 days, once', async () => {
    const [old, young] = [await addRecord(server, 'homePrompt'), await addRecord(server, 'homePrompt')];
    await put('delete', 'homePrompt', old, young);
    const age = (id: string, days: string) =>
      rowsOf(server, sql`update home_prompts set deleted_at = now() - ${days}::interval where id = ${id}`);
    await age(old, '30 days 1 minute');
    await age(young, '29 days 23 hours');
    expect(await sweep()).toBe(1);
    expect(await rowOf('home_prompts', old)).toBeUndefined();
    expect(await inBin('homePrompt', young)).toBe(true);
    expect(await sweep()).toBe(0);
    const log = await rowsOf(
      server,
      sql`select action, actor_id from audit_log where record_id = ${old} and action = 'purge'`,
    );
    expect(log).toEqual([{ action: 'purge', actor_id: null }]);
  });
});

it('families see no deleted category on an item, nor among the choices', async () => {
  const category = await addRecord(server, 'videoCategory', { name: 'Quoll tricks' });
  const video = await addRecord(server, 'video', { categories: [category], status: 'Published', title: 'Quoll video' });
  const labels = async () =>
    (await send('GET', 'learning?search=Quoll', undefined, tokens.parent)).body.data.find(
      ({ _id }: { _id: string }) => _id === video,
    ).labels;
  expect(await labels()).toEqual(['Quoll tricks']);
  await put('delete', 'videoCategory', category);
  expect(await labels()).toEqual([]);
  expect((await read('video', video, tokens.parent)).body.data.categories ?? []).toEqual([]);
});
