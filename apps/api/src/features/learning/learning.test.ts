import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { learningTexts } from '@amberway/contract/learning/texts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addRecord } from '../../testing/content.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { subscriber, parent } = DEMO_PEOPLE;
let token: string;
beforeAll(async () => {
  token = await server.signIn('subscriber');
});

const get = (path: string, bearer = token) => server.call('GET', path, { token: bearer });
const list = async (query = '', bearer = token): Promise<LearningItem[]> =>
  (await get(`learning?limit=200${query}`, bearer)).body.data;
const titles = async (query = '', bearer = token) => (await list(query, bearer)).map(({ title }) => title);
const progress = (kind: string, id: string, body: object, bearer = token) =>
  server.call('PUT', `learning/${kind}/${id}/progress`, { token: bearer, body });
const favourite = (kind: string, id: string, isFavourite: unknown, bearer = token) =>
  server.call('PUT', `learning/${kind}/${id}/favourite`, { token: bearer, body: { isFavourite } });
const stateOf = async (kind: string, id: string) => (await get(`learning/${kind}/${id}`)).body.data.state;

describe('the learning library', () => {
  it('lists every kind, courses in their order, and only what families may see', async () => {
    const items = await list();
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['course', 'video', 'short', 'blog', 'workshop']);
    expect(await titles('&kind=course')).toEqual(['First steps at home', 'Talking together']);
    const all = items.map(({ title }) => title);
    for (const hidden of ['Crossing the road', 'Old introduction', 'Zips', 'Loud places, quiet plans', 'Siblings'])
      expect(all).not.toContain(hidden);
    // Staff get the same list as families; drafts appear only in the management screens.
    expect(await titles('', await server.signIn('admin'))).toEqual(all);
  });

  it('leaves out courses without a visible video and past workshops without a recording', async () => {
    const empty = await addRecord(server, 'course', { title: 'Nothing inside' });
    const over = await addRecord(server, 'workshop', { status: 'Accepted', webinarTopic: 'Over and gone' });
    await rowsOf(
      server,
      sql`update workshops set start_time = now() - interval '1 day', video = null where id = ${over}`,
    );
    expect(await titles('&kind=course')).not.toContain('Nothing inside');
    expect(await titles('&kind=workshop')).not.toContain('Over and gone');
    for (const path of [`course/${empty}`, `workshop/${over}`])
      expectFailure(await get(`learning/${path}`), 'not_found');
    await rowsOf(server, sql`update workshops set video = 'https://films.example/1.mp4' where id = ${over}`);
    expect((await titles('&kind=workshop'))[0]).not.toBe('Over and gone');
    expect(await titles('&kind=workshop')).toContain('Over and gone');
  });

  it('lists only upcoming workshops as new, the soonest first [B293 B569]', async () => {
    const add = async (webinarTopic: string, days: number) => {
      const id = await addRecord(server, 'workshop', { status: 'Accepted', webinarTopic });
      const start = sql`now() + make_interval(days => ${days})`;
      await rowsOf(
        server,
        sql`update workshops set start_time = ${start}, video = 'https://a.example/1' where id = ${id}`,
      );
    };
    await add('In three days', 3);
    await add('In two days', 2);
    await add('Yesterday', -1);
    const coming = await titles('&kind=workshop&coming=true');
    expect(coming.slice(0, 2)).toEqual(['In two days', 'In three days']);
    expect(coming).not.toContain('Yesterday');
  });

  it('can be searched and filtered across kinds in one request', async () => {
    expect(await titles('&search=waiting')).toEqual(['Waiting games', 'Waiting, in steps of ten seconds']);
    expect(await titles('&search=WAITING%20%25%20games')).toEqual(['Waiting games']);
    expect(await titles('&search=%25')).toHaveLength((await titles()).length);
    expect(await titles(`&category=${contentId('blogCategory', 2)}`)).toEqual(['A morning plan that survives Mondays']);
    const growing = await list(`&level=${contentId('shortLevel', 2)}`);
    expect(growing.map(({ kind, labels }) => [kind, labels])).toEqual(
      growing.map(() => ['short', ['Growing', 'At the table']]),
    );
    expect(growing.length).toBeGreaterThan(0);
    expect(await titles(`&kind=video&category=${contentId('blogCategory', 2)}`)).toEqual([]);
    expect((await get('learning?kind=secret')).status).toBe(422);
    expect((await get('learning?category=1')).status).toBe(422);
  });

  it('can be paged without repeating or losing an item', async () => {
    const whole = await list();
    const pages = [];
    for (let skip = 0; skip < whole.length; skip += 4)
      pages.push(...(await get(`learning?skip=${skip}&limit=4`)).body.data);
    expect(pages.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
    expect((await get('learning?limit=1')).body.count).toBe(whole.length);
  });

  it('runs the same number of queries however many items there are', async () => {
    const few = await countQueries(server, () => get('learning?limit=2'));
    expect(await countQueries(server, () => get('learning?limit=200'))).toBe(few);
  });

  it('offers only categories and levels that have items', async () => {
    const unused = await addRecord(server, 'videoCategory', { name: 'Nobody uses this' });
    const { categories, levels } = (await get('learning/choices')).body.data;
    expect(categories.map(({ _id }: { _id: string }) => _id)).not.toContain(unused);
    expect(new Set(categories.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['video', 'short', 'blog']));
    expect(levels.map(({ name }: { name: string }) => name)).toEqual(['Beginning', 'Growing', 'Confident']);
  });
});

describe('learning progress', () => {
  it('is stored per person, and a video counts as done near its end', async () => {
    const id = await addRecord(server, 'video', { status: 'Published' });
    expect(await stateOf('video', id)).toBe('new');
    expect((await progress('video', id, { seconds: 40, duration: 100 })).body.data).toMatchObject({
      state: 'started',
      progress: { seconds: 40, duration: 100, doneAt: null },
    });
    expect((await list('&state=started')).map(({ _id }) => _id)).toEqual([id]);
    expect((await progress('video', id, { seconds: 96 })).body.data.state).toBe('done');
    // Watching it again does not undo that; `done: false` does.
    expect((await progress('video', id, { seconds: 5 })).body.data.state).toBe('done');
    expect((await progress('video', id, { done: false })).body.data).toMatchObject({
      state: 'started',
      progress: { seconds: 0, doneAt: null },
    });
    expect((await progress('video', id, { seconds: 500, duration: 100 })).body.data.progress.seconds).toBe(100);
    const other = await get(`learning/video/${id}`, await server.signIn('coach'));
    expect(other.body.data).toMatchObject({ state: 'new', progress: null });
    const logged = await rowsOf(
      server,
      sql`select action, subject_id as of from audit_log where record_id = ${id} order by id`,
    );
    expect(logged).toEqual(['finish', 'restart', 'finish'].map((action) => ({ action, of: subscriber.id })));
  });

  it('of a course is derived from its videos, in course order', async () => {
    const course = contentId('course', 2);
    const read = async () => (await get(`learning/course/${course}`)).body.data;
    expect(await read()).toMatchObject({ state: 'new', lessons: { count: 2, done: 0 } });
    await progress('video', contentId('video', 5), { done: true });
    const half = await read();
    expect(half).toMatchObject({ state: 'started', lessons: { count: 2, done: 1 } });
    expect(half.lessonList.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['First words at the table', 'new'],
      ['Taking turns with a ball', 'done'],
    ]);
    await progress('video', contentId('video', 2), { done: true });
    expect(await read()).toMatchObject({ state: 'done', lessons: { count: 2, done: 2 } });
    const lesson = (await get(`learning/video/${contentId('video', 2)}`)).body.data;
    expect(lesson.course).toEqual({ _id: course, title: 'Talking together' });
    expect(await titles('&state=done&kind=course')).toEqual(['Talking together']);
  });

  it.each([
    [{}, learningTexts.sayWhat],
    [{ duration: 5 }, learningTexts.sayWhat],
  ])('needs seconds or done: %j', async (body, message) => {
    expectInvalid(await progress('video', contentId('video', 6), body), 'seconds', message);
  });
  it.each([
    { seconds: -1 },
    { seconds: 1.5 },
    { seconds: 1e9 },
    { seconds: '5' },
    { seconds: 5, duration: 0 },
    { done: 'yes' },
    { seconds: 5, userId: parent.id },
  ])('is rejected with invalid values: %j', async (body) => {
    expect((await progress('video', contentId('video', 6), body)).status).toBe(422);
    expect((await get(`learning/video/${contentId('video', 6)}`)).body.data.progress).toBeNull();
  });
});

describe('an item families may not see', () => {
  const HIDDEN = [
    ['video', contentId('video', 8), 'a draft'],
    ['video', contentId('video', 10), 'archived'],
    ['short', contentId('short', 5), 'a draft'],
    ['blog', contentId('blog', 5), 'archived'],
    ['workshop', contentId('workshop', 2), 'not accepted'],
    ['video', contentId('blog', 1), 'another kind'],
    ['blog', '01a00000-0000-7000-8000-00000000dead', 'nothing'],
  ] as const;
  it.each(HIDDEN)('returns 404: %s %s, %s', async (kind, id) => {
    for (const bearer of [token, await server.signIn('admin')]) {
      expectFailure(await get(`learning/${kind}/${id}`, bearer), 'not_found');
      expectFailure(await progress(kind, id, { seconds: 1 }, bearer), 'not_found');
      expectFailure(await favourite(kind, id, true, bearer), 'not_found');
    }
    expect(await rowsOf(server, sql`select 1 from learning_progress where item_id = ${id} and kind = ${kind}`)).toEqual(
      [],
    );
  });
  it('disappears with its progress when it is archived, and returns with it', async () => {
    const id = await addRecord(server, 'video', { status: 'Published', title: 'Here and gone' });
    await progress('video', id, { seconds: 3 });
    await rowsOf(server, sql`update videos set status = 'Archived', archive_reason = 'Old' where id = ${id}`);
    expect(await titles('&state=started')).not.toContain('Here and gone');
    await rowsOf(server, sql`update videos set status = 'Published' where id = ${id}`);
    expect(await titles('&state=started')).toContain('Here and gone');
  });
  it.each(['learning/author/', 'learning/course/'])('rejects progress for a kind that has none: %s', async (path) => {
    const response = await server.call('PUT', `${path}${contentId('course', 1)}/progress`, {
      token,
      body: { done: true },
    });
    expect([400, 404, 422]).toContain(response.status);
  });
});

describe('learning favourites', () => {
  it('are stored once and removed by their owner', async () => {
    const blog = contentId('blog', 3);
    for (const _ of [1, 2]) expect((await favourite('blog', blog, true)).body.data).toEqual({ isFavourite: true });
    expect(await titles('&favourite=true')).toEqual(['What to tell the new teacher']);
    expect(await titles('&favourite=true', await server.signIn('coach'))).toEqual([]);
    expect((await favourite('blog', blog, false)).body.data).toEqual({ isFavourite: false });
    expect(await titles('&favourite=true')).toEqual([]);
    const logged = await rowsOf(server, sql`select action from audit_log where record_id = ${blog} order by id`);
    expect(logged).toEqual([{ action: 'addFavourite' }, { action: 'removeFavourite' }]);
    expect((await favourite('blog', blog, 'yes')).status).toBe(422);
  });
});

describe('the calendar file of a workshop', () => {
  it('contains its time and its link', async () => {
    const response = await get(`learning/workshop/${contentId('workshop', 1)}/calendar`);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('text/calendar');
    const text = response.text.replace(/\r\n /g, '');
    expect(text).toContain('SUMMARY:Sleep: what helps\\, what does not');
    expect(text).toContain('LOCATION:https://zoom.example/j/900000001');
    expect(text).toMatch(/DTSTART:\d{8}T083000Z\r\nDTEND:\d{8}T103000Z/);
  });
  it('returns 404 for a workshop that was not accepted', async () => {
    expectFailure(await get(`learning/workshop/${contentId('workshop', 2)}/calendar`), 'not_found');
  });
});
