import { beforeAll, describe, expect, it } from 'vitest';
import { EMAIL_TAKEN } from '@amberway/contract/content/types/author';
import { VIDEO_TAKEN } from '@amberway/contract/content/types/course';
import { contentId } from '@amberway/fixtures/content/record';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { DEMO_RESOURCES, type DemoResource } from '@amberway/fixtures/library/resources';
import { addRecord } from '../../testing/content.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';

const server = useServer({ env: { PUBLIC_URL: 'https://care.example' } });
let admin: string;
let coach: string;
let parent: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  coach = await server.signIn('coach');
  parent = await server.signIn('parent');
});
const call = (method: string, path: string, body?: object, token = admin) =>
  server.call(method, path, { token, ...(body && { body }) });
const isOpen = ({ status, isPrivate, deletedAt }: DemoResource) => status === 'Active' && !isPrivate && !deletedAt;
const ids = (response: { body: { data: { _id: string }[] } }) => response.body.data.map(({ _id }) => _id);

describe('authors', () => {
  it('an author’s e-mail is unique in any case, until the author is deleted [B744 T413]', async () => {
    const taken = { message: EMAIL_TAKEN, errors: { email: EMAIL_TAKEN } };
    const first = (await call('POST', 'author', sampleBody('author', { email: 'Twice@Example.test' }))).body.data;
    expect(first.email).toBe('twice@example.test');
    expectFailure(
      await call('POST', 'author', sampleBody('author', { email: 'twice@example.TEST' })),
      'duplicate',
      taken,
    );
    const other = await addRecord(server, 'author');
    expectFailure(await call('PUT', `author/${other}`, { email: 'twice@example.test' }), 'duplicate', taken);
    expect((await call('PUT', `author/${first._id}`, { email: 'twice@example.test', title: 'Dr' })).status).toBe(200);
    await call('DELETE', `author/${first._id}`);
    expect((await call('PUT', `author/${other}`, { email: 'twice@example.test' })).status).toBe(200);
  });

  it('coaches add and edit authors, but only administrators delete them [B848]', async () => {
    const made = await call('POST', 'author', sampleBody('author'), coach);
    expect(made.body.data.salutation).toBe('Mrs');
    expect((await call('PUT', `author/${made.body.data._id}`, { title: 'Coach' }, coach)).status).toBe(200);
    expectFailure(await call('DELETE', `author/${made.body.data._id}`, undefined, coach), 'forbidden');
    expect((await call('GET', `author/${made.body.data._id}`, undefined, parent)).status).toBe(200);
  });
});

describe('assets', () => {
  it('assets are listed by type, with the name of their event [B712 B863]', async () => {
    const event = await addRecord(server, 'assetEvent', { name: 'Carnival' });
    const id = await addRecord(server, 'asset', { type: 'Mouth', event });
    const list = await call('GET', 'asset?type=Mouth&page=1&pageSize=10');
    expect(new Set(list.body.data.map(({ type }: { type: string }) => type))).toEqual(new Set(['Mouth']));
    expect(list.body.data.find(({ _id }: { _id: string }) => _id === id).event).toEqual({
      _id: event,
      name: 'Carnival',
    });
    expect((await call('GET', 'asset?type=Nose')).status).toBe(422);
  });
});

describe('blogs', () => {
  it('everything executable is removed from a blog’s text [B768]', async () => {
    const body =
      '<h2>Hello</h2><script>steal()</script><p onclick="x()">a <a href="javascript:x()">b</a>' +
      '<a href="https://a.test/x">c</a><img src="https://elsewhere.test/spy.png"><iframe src="//a"></iframe></p>';
    const { data } = (await call('POST', 'blog', sampleBody('blog', { body }))).body;
    expect(data.body).toBe('<h2>Hello</h2><p>a <a>b</a><a href="https://a.test/x">c</a></p>');
    expectInvalid(
      await call('PATCH', `blog/${data._id}`, { body: '<script>only()</script>' }),
      'body',
      'Please input your body!',
    );
  });

  it('a blog has share links only while Published [B685]', async () => {
    const id = await addRecord(server, 'blog');
    const draft = (await call('GET', `blog/${id}`)).body.data;
    expect([draft.externalDeepLink, draft.internalDeepLink]).toEqual([null, null]);
    const published = (await call('PATCH', `blog/${id}`, { status: 'Published' })).body.data;
    expect(published).toMatchObject({
      externalDeepLink: `https://care.example/dashboard/event-callback/${id}/blog`,
      internalDeepLink: `amberway://event-callback/${id}/blog`,
    });
    const listed = (await call('GET', 'blog?search=')).body.data.find((row: { _id: string }) => row._id === id);
    expect(listed.externalDeepLink).toBe(published.externalDeepLink);
    expect(listed).not.toHaveProperty('body');
  });

  it('a blog has its category with icon, and is found by it [B713]', async () => {
    const category = (await call('POST', 'blogCategory', { name: 'Travel', iconUrl: '/pictures/sea.svg' })).body.data;
    const id = await addRecord(server, 'blog', { categories: category._id });
    expect((await call('GET', `blog/${id}`)).body.data.categories).toEqual({
      _id: category._id,
      name: 'Travel',
      iconUrl: '/pictures/sea.svg',
    });
    expect(ids(await call('GET', `blog?categories=${category._id}`))).toEqual([id]);
    await call('DELETE', `blogCategory/${category._id}`);
    expect(
      (await call('PATCH', `blog/${id}`, { title: 'Kept', categories: category._id })).body.data.categories.name,
    ).toBe('Travel');
  });
});

it('workshops have a share link when Accepted, videos when Published [B725 B728]', async () => {
  for (const [name, path, shown] of [
    ['workshop', 'workshop/details', 'Accepted'],
    ['video', 'video/details', 'Published'],
  ] as const) {
    const hidden = await addRecord(server, name);
    expect((await call('GET', `${path}/${hidden}`)).body.data.internalDeepLink).toBeNull();
    const id = await addRecord(server, name, { status: shown });
    expect((await call('GET', `${path}/${id}`)).body.data.internalDeepLink).toBe(
      `amberway://event-callback/${id}/${name}`,
    );
  }
});

it('customers no longer see an expired broadcast', async () => {
  const about = (days: number) => ({
    status: 'Published',
    endDate: new Date(Date.now() + days * 86_400_000).toISOString(),
  });
  const over = await addRecord(server, 'broadcastMessage', about(-1));
  const running = await addRecord(server, 'broadcastMessage', about(1));
  const seen = ids(await call('GET', 'broadcastMessage?limit=200', undefined, parent));
  expect(seen).toContain(running);
  expect(seen).not.toContain(over);
  expectFailure(await call('GET', `broadcastMessage/${over}`, undefined, parent), 'not_found');
  expect(ids(await call('GET', 'broadcastMessage?limit=200', undefined, coach))).toContain(over);
});

describe('videos', () => {
  it('a video lists its related resources; families do not see those out of their reach', async () => {
    const [shown, rejected] = [DEMO_RESOURCES.find(isOpen), DEMO_RESOURCES.find(({ status }) => status === 'Reject')];
    const relatedResources = [rejected?.id, shown?.id];
    const id = await addRecord(server, 'video', { status: 'Published', relatedResources });
    const read = async (token: string) => (await call('GET', `video/details/${id}`, undefined, token)).body.data;
    expect((await read(admin)).relatedResources).toMatchObject([
      { _id: rejected?.id, name: rejected?.name },
      { _id: shown?.id, name: shown?.name },
    ]);
    expect((await read(parent)).relatedResources).toMatchObject([{ _id: shown?.id }]);
  });
});

describe('courses', () => {
  const course = (videos: string[]) => call('POST', 'course', sampleBody('course', { videos }));
  const published = () => addRecord(server, 'video', { status: 'Published' });
  const picker = async (query = '') => ids(await call('GET', `video/published?limit=200${query}`));

  it('a course keeps the order of its videos, also when it changes [B715 B872 C202]', async () => {
    const [a, b, c] = [await published(), await published(), await published()];
    const { data } = (await course([b, a, c])).body;
    const order = (videos: { _id: string }[]) => videos.map(({ _id }) => _id);
    expect(order(data.videos)).toEqual([b, a, c]);
    const changed = await call('PUT', `course/${data._id}`, { videos: [c, b] });
    expect(order(changed.body.data.videos)).toEqual([c, b]);
    expect(await picker()).toContain(a);
  });

  it('a course has share links only while one of its videos is Published', async () => {
    const video = await published();
    const linksOf = ({ externalDeepLink, internalDeepLink }: Record<string, unknown>) => [
      externalDeepLink,
      internalDeepLink,
    ];
    const { data: empty } = (await course([])).body;
    expect(linksOf(empty)).toEqual([null, null]);
    const { data } = (await course([video])).body;
    expect(linksOf(data)).toEqual([
      `https://care.example/dashboard/event-callback/${data._id}/course`,
      `amberway://event-callback/${data._id}/course`,
    ]);
    await call('PUT', `video/${video}`, { status: 'Archived', archiveReason: 'Outdated' });
    expect(linksOf((await call('GET', `course/details/${data._id}`)).body.data)).toEqual([null, null]);
    const listed = (await call('GET', 'course?limit=200')).body.data.find(
      (row: { _id: string }) => row._id === data._id,
    );
    expect(linksOf(listed)).toEqual([null, null]);
  });

  it('only Published videos that are in no other course can be added [B738 C192]', async () => {
    const [free, draft] = [await published(), await addRecord(server, 'video')];
    expect(await picker()).toContain(free);
    expect(await picker()).not.toContain(draft);
    const { _id } = (await course([free])).body.data;
    expect(await picker()).not.toContain(free);
    expect(await picker(`&course=${_id}`)).toContain(free);
    expectFailure(await course([free]), 'duplicate', { message: VIDEO_TAKEN, errors: { videos: VIDEO_TAKEN } });
    expectInvalid(await course([draft]), 'videos', VIDEO_TAKEN);
    const other = await published();
    expectInvalid(await course([other, other]), 'videos', VIDEO_TAKEN);
    await call('DELETE', `course/${_id}`);
    expect((await course([free])).status).toBe(200);
  });

  it('staff see a deleted video in its course with a mark; families see neither it nor an archived one', async () => {
    const [remaining, archived, deleted] = [await published(), await published(), await published()];
    const { _id } = (await course([remaining, archived, deleted])).body.data;
    await call('PUT', `video/${archived}`, { status: 'Archived', archiveReason: 'Old' });
    await call('DELETE', `video/${deleted}`);
    const read = async (token: string) =>
      (await call('GET', `course/details/${_id}`, undefined, token)).body.data.videos.map(
        (v: { _id: string; deleted?: true }) => [v._id, v.deleted ?? false],
      );
    expect(await read(admin)).toEqual([
      [remaining, false],
      [archived, false],
      [deleted, true],
    ]);
    expect(await read(parent)).toEqual([[remaining, false]]);
  });
});

it('published shorts are the same for everyone [C125 C209]', async () => {
  await addRecord(server, 'short');
  const response = await call('GET', 'short/getPublishedShorts?page=1&pageSize=3', undefined, parent);
  expect(response.body.data).toHaveLength(3);
  expect(new Set(response.body.data.map(({ status }: { status: string }) => status))).toEqual(new Set(['Published']));
});

describe('bulk status change', () => {
  it('changes what it can, and says why the others stay as they are', async () => {
    const [a, b] = [await addRecord(server, 'video'), await addRecord(server, 'video')];
    const bulk = (body: object) => call('POST', 'content/status', { type: 'video', ...body });
    expect((await bulk({ ids: [a, b], status: 'Published' })).body.data).toEqual({ changed: 2, failed: [] });
    const message = 'Please input your reason!';
    expect((await bulk({ ids: [a, b], status: 'Archived' })).body.data).toEqual({
      changed: 0,
      failed: [a, b].map((_id) => ({ _id, message })),
    });
    const strange = contentId('blog', 1);
    expect((await bulk({ ids: [a, strange], status: 'Draft' })).body.data).toMatchObject({
      changed: 1,
      failed: [{ _id: strange }],
    });
    expect((await call('GET', `video/details/${a}`)).body.data.status).toBe('Draft');
    expect((await bulk({ ids: [a], status: 'Archived', archiveReason: 'Old' })).body.data.changed).toBe(1);
    expect((await bulk({ ids: [a], status: 'Melted' })).status).toBe(422);
  });
});
