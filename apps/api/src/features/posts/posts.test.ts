import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { REFERRAL_CATEGORIES } from '@amberway/contract/content/referrals';
import { postTexts } from '@amberway/contract/posts/texts';
import { DEMO_POSTS } from '@amberway/fixtures/content/posts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { addRecord } from '../../testing/content.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
let admin: string;
let coach: string;
let parent: string;
let subscriber: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  coach = await server.signIn('coach');
  parent = await server.signIn('parent');
  subscriber = await server.signIn('subscriber');
});

const call = (method: string, path: string, token: string, body?: object) =>
  server.call(method, path, { token, ...(body && { body }) });
const list = async (query: string, token = coach) => (await call('GET', `userPost?${query}`, token)).body.data;
const idsOf = ({ docs }: { docs: { _id: string }[] }) => docs.map(({ _id }) => _id);
const write = async (post: string) => (await call('POST', 'userPost', parent, { post })).body.data._id as string;
const answer = (id: string, body: object, token = coach) => call('PUT', `userPost/${id}/answer`, token, body);
const [answered, , draftOnly] = DEMO_POSTS;

describe('the list of posts', () => {
  it('returns docs and totalCount, newest first, page by page [C239 B718 B877]', async () => {
    const all = await list('includeDeleted=true&page=1&limit=200');
    expect(all.totalCount).toBe(DEMO_POSTS.length);
    const days = all.docs.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await list('includeDeleted=true&page=2&limit=4')).docs).toHaveLength(DEMO_POSTS.length - 4);
  });

  it('shows deleted posts on request, marked as such, to staff only [B735]', async () => {
    const all = await list('includeDeleted=true');
    expect(all.docs.filter(({ isDeleted }: { isDeleted: boolean }) => isDeleted)).toHaveLength(1);
    expect((await list('')).totalCount).toBe(DEMO_POSTS.length - 1);
    const own = await list('includeDeleted=true', parent);
    expect(own.docs.every(({ isDeleted }: { isDeleted: boolean }) => !isDeleted)).toBe(true);
  });

  it('counts as unanswered the posts without a Published, undeleted response [B704]', async () => {
    const ids = idsOf(await list('showUnansweredPosts=true'));
    expect(ids).toContain(draftOnly?.id);
    expect(ids).not.toContain(answered?.id);
    const id = await write('Is this seen as open?');
    expect(idsOf(await list('showUnansweredPosts=true'))).toContain(id);
    const { responses } = (await answer(id, { body: 'Yes', status: 'Published' })).body.data;
    expect(idsOf(await list('showUnansweredPosts=true'))).not.toContain(id);
    await answer(id, { postInteractionId: responses[0]._id, isDeleted: true });
    expect(idsOf(await list('showUnansweredPosts=true'))).toContain(id);
    // A deleted post takes no answers, so none is missing.
    const deleted = DEMO_POSTS.find(({ deletedAt }) => deletedAt)?.id;
    expect(idsOf(await list('includeDeleted=true&limit=50'))).toContain(deleted);
    expect(idsOf(await list('includeDeleted=true&showUnansweredPosts=true&limit=50'))).not.toContain(deleted);
  });

  it('can be searched by text', async () => {
    expect(idsOf(await list('search=TOOTHpaste'))).toEqual([answered?.id]);
    expect((await list('search=%25')).totalCount).toBe(0);
  });
});

describe('families writing posts', () => {
  it('read their own, with published responses only [C240 C264 B854]', async () => {
    const id = await write('  A question of ours ');
    await answer(id, { body: 'Not ready', status: 'Draft' });
    await answer(id, { body: 'Ready', status: 'Published' });
    const own = (await call('GET', `userPost/${id}`, parent)).body.data;
    expect(own.post).toBe('A question of ours');
    expect(own.responses.map(({ body }: { body: string }) => body)).toEqual(['Ready']);
    expectFailure(await call('GET', `userPost/${id}`, subscriber), 'not_found');
    expect(idsOf(await list('', subscriber))).not.toContain(id);
    expectFailure(await answer(id, { body: 'Me too', status: 'Published' }, parent), 'forbidden');
    expectFailure(await call('POST', 'userPost', coach, { post: 'x' }), 'forbidden');
    expectFailure(await call('DELETE', `userPost/${id}`, subscriber), 'not_found');
    expect((await call('DELETE', `userPost/${id}`, parent)).body.message).toBe(postTexts.deleted);
    expectFailure(await call('GET', `userPost/${id}`, parent), 'not_found');
    expect((await call('GET', `userPost/${id}`, coach)).body.data.isDeleted).toBe(true);
  });

  it('are restored by staff, who find them where they were; twice does no harm [B735]', async () => {
    const id = (await call('POST', 'userPost', parent, { post: 'Deleted by mistake' })).body.data._id;
    await call('DELETE', `userPost/${id}`, coach);
    expectFailure(await call('PATCH', `userPost/${id}/restore`, parent), 'forbidden');
    expect((await call('PATCH', `userPost/${id}/restore`, coach)).body.message).toBe(postTexts.restored);
    expect((await call('GET', `userPost/${id}`, parent)).body.data.isDeleted).toBe(false);
    expect((await call('PATCH', `userPost/${id}/restore`, coach)).status).toBe(200);
    const log = await rowsOf(server, sql`select action from audit_log where record_id = ${id} order by id`);
    expect(log.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  it('are deleted and restored together; one that is gone already does not stop the others and is not counted', async () => {
    const ids = [await write('First of three'), await write('Second of three'), await write('Third of three')];
    const [first = ''] = ids;
    await call('DELETE', `userPost/${first}`, coach);
    const shown = async () => idsOf(await list('limit=200')).filter((id) => ids.includes(id));
    const removed = (await call('POST', 'userPost/delete', coach, { ids })).body;
    expect(removed).toMatchObject({ message: postTexts.deleted, data: { ids: ids.slice(1).toSorted() } });
    expect(await shown()).toEqual([]);
    const logged = () =>
      rowsOf(server, sql`select 1 from audit_log where action = 'delete' and record_id in ${ids.map(String)}`);
    expect(await logged()).toHaveLength(3);
    expectFailure(await call('POST', 'userPost/delete', coach, { ids }), 'not_found');
    await call('PATCH', `userPost/${first}/restore`, coach);
    const restored = (await call('POST', 'userPost/restore', coach, { ids })).body;
    expect(restored.data).toEqual({ ids: ids.slice(1).toSorted() });
    expect((await shown()).toSorted()).toEqual(ids.toSorted());
    expect((await call('POST', 'userPost/delete', coach, { ids: [] })).status).toBe(422);
    // A family deletes only its own.
    expectFailure(await call('POST', 'userPost/delete', subscriber, { ids }), 'not_found');
    expect(await shown()).toHaveLength(3);
    await call('POST', 'userPost/delete', parent, { ids });
  });

  it('get 422 naming what is wrong with a post', async () => {
    expectInvalid(await call('POST', 'userPost', parent, { post: ' ' }), 'post', postTexts.postRequired);
    expectInvalid(await call('POST', 'userPost', parent, { post: 'x'.repeat(2_001) }), 'post', postTexts.tooLong);
    expect((await call('POST', 'userPost', parent, { post: 'a', user: contentId('author', 1) })).status).toBe(422);
  });
});

describe('a response to a post', () => {
  it('is created, then changed in part, with the success message [C241 B734 B878 T485]', async () => {
    const id = await write('One more');
    const made = await answer(id, { body: 'First', status: 'Draft', referralLinks: [], parentId: null });
    expect(made.body.message).toBe('Answer for the post updated successfully!');
    const [first] = made.body.data.responses;
    expect(first).toMatchObject({ type: 'Response', body: 'First', status: 'Draft', isDeleted: false, version: 1 });
    const changed = await answer(id, { postInteractionId: first._id, status: 'Archived', version: 1 }, admin);
    expect(changed.body.data.responses).toMatchObject([{ body: 'First', status: 'Archived', version: 2 }]);
    expectFailure(await answer(id, { postInteractionId: first._id, body: 'Late', version: 1 }), 'stale');
    const log = await rowsOf(server, sql`select action from audit_log where record_id = ${first._id} order by id`);
    expect(log).toEqual([{ action: 'create' }, { action: 'edit' }]);
  });

  it('to a deleted post is rejected with a message, both when new and when changed [B735]', async () => {
    const id = await write('Never mind');
    const [first] = (await answer(id, { body: 'First', status: 'Draft' })).body.data.responses;
    await call('DELETE', `userPost/${id}`, parent);
    for (const token of [coach, admin]) {
      expectInvalid(await answer(id, { body: 'Late' }, token), 'body', postTexts.deletedTakesNone);
      const change = { postInteractionId: first._id, status: 'Published' };
      expectInvalid(await answer(id, change, token), 'body', postTexts.deletedTakesNone);
    }
    expect((await call('GET', `userPost/${id}`, coach)).body.data.responses).toMatchObject([{ status: 'Draft' }]);
  });

  it('needs a body of at most 2000 characters and a known status [B826 B827 T451]', async () => {
    const id = await write('Lengths');
    expectInvalid(await answer(id, { status: 'Published' }), 'body', postTexts.bodyRequired);
    expectInvalid(await answer(id, { body: '  ' }), 'body', postTexts.bodyRequired);
    expectInvalid(await answer(id, { body: 'x'.repeat(2_001) }), 'body', '2000 characters maximum!');
    expect((await answer(id, { body: 'x'.repeat(2_000), status: 'Published' })).status).toBe(200);
    expect((await answer(id, { body: 'x', status: 'Pending' })).status).toBe(422);
  });

  it('of another post returns 404, as the one to change and as the parent', async () => {
    const [one, other] = [await write('One'), await write('Other')];
    const [foreign] = (await answer(other, { body: 'There' })).body.data.responses;
    expectFailure(await answer(one, { postInteractionId: foreign._id, body: 'Here' }), 'not_found');
    expectFailure(await answer(one, { parentId: foreign._id, body: 'Here' }), 'not_found');
  });

  it('may link to what its readers can open and to the diary, and to nothing else [B913]', async () => {
    const id = await write('Links');
    const video = await addRecord(server, 'video', { status: 'Published' });
    const draft = await addRecord(server, 'video');
    const course = await addRecord(server, 'course', { videos: [draft] });
    const over = { startTime: '2024-01-10T09:00:00.000Z', status: 'Accepted' };
    const past = await addRecord(server, 'workshop', { ...over, video: null });
    const recorded = await addRecord(server, 'workshop', { ...over, video: '/films/x.webm' });
    const link = (internalDeepLink: string) => ({ body: 'See', referralLinks: [{ title: 'It', internalDeepLink }] });
    for (const good of [
      `amberway://event-callback/${video}/video`,
      `amberway://event-callback/${recorded}/workshop`,
      'amberway://diary',
    ])
      expect((await answer(id, link(good))).status).toBe(200);
    for (const bad of [
      `amberway://event-callback/${draft}/video`,
      `amberway://event-callback/${course}/course`,
      `amberway://event-callback/${past}/workshop`,
      `amberway://event-callback/${video}/blog`,
      'javascript:alert(1)',
      'https://elsewhere.test',
      'amberway://event-callback/../video',
    ])
      expectInvalid(await answer(id, link(bad)), 'referralLinks', postTexts.linkNotFound);
  });
});

describe('a response that is sent again because the reply was lost', () => {
  const send = (id: string, body: object, key: string) =>
    server.call('PUT', `userPost/${id}/answer`, { token: coach, body, headers: { 'idempotency-key': key } });

  it('is stored once', async () => {
    const id = await write('Is one answer enough?');
    const body = { body: 'It is.', status: 'Published', postInteractionId: null };
    const [first, again] = [await send(id, body, 'answer-1'), await send(id, body, 'answer-1')];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await call('GET', `userPost/${id}`, coach)).body.data.responses).toHaveLength(1);
  });

  it('is rejected for another post: the idempotency key belongs to the first', async () => {
    const [one, other] = [await write('One?'), await write('Other?')];
    expect((await send(one, { body: 'Yes.' }, 'answer-2')).status).toBe(200);
    expectFailure(await send(other, { body: 'Yes.' }, 'answer-2'), 'key_reused');
    expect((await call('GET', `userPost/${other}`, coach)).body.data.responses).toEqual([]);
  });
});

describe('a resource that a response links to', () => {
  const refer = (resource: string, status = 'Published') => ({
    body: 'See',
    status,
    referralLinks: [{ title: 'It', internalDeepLink: `amberway://event-callback/${resource}/resources` }],
  });
  const read = (resource: string) => call('GET', `resource/details/${resource}`, parent);

  it('is shared with the family once it can read the response; an existing share stays unchanged', async () => {
    const id = await write('What can we print?');
    const resource = await addResource(server, { status: 'Active' });
    const [draft] = (await answer(id, refer(resource, 'Draft'))).body.data.responses;
    expectFailure(await read(resource), 'not_found');
    await answer(id, { postInteractionId: draft._id, status: 'Published' });
    expect((await read(resource)).status).toBe(200);
    const shares = () =>
      rowsOf(server, sql`select member_id, created_at from resource_shares where resource_id = ${resource} order by 1`);
    const before = await shares();
    expect(before).toHaveLength(2);
    await answer(id, refer(resource));
    expect(await shares()).toEqual(before);
    expect((await call('GET', `resource/details/${resource}`, subscriber)).status).toBe(404);
  });

  it('needs a child to be shared with', async () => {
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${DEMO_CHILDREN.kaito.id}`);
    const id = (await call('POST', 'userPost', subscriber, { post: 'Before we begin' })).body.data._id;
    const resource = await addResource(server, { status: 'Active' });
    expectInvalid(await answer(id, refer(resource)), 'referralLinks', postTexts.nobodyToShareWith);
    expect((await call('GET', `userPost/${id}`, coach)).body.data.responses).toEqual([]);
    expect((await answer(id, refer(resource, 'Draft'))).status).toBe(200);
  });
});

describe('the referral search', () => {
  const search = (query: string) => call('GET', `search/assets?${query}`, coach);

  it.each(REFERRAL_CATEGORIES)('finds %s [C165 B864 B913]', async (category) => {
    const { body } = await search(`category=${encodeURIComponent(category)}&page=1&pageSize=50`);
    expect(body.status).toBe(true);
    const categories = new Set(body.data.map((row: { category: string }) => row.category));
    const expected = category === 'All' ? ['Course', 'Video', 'Resource', 'Workshop', 'Blog'] : [category];
    expect(categories).toEqual(new Set(expected));
    expect(body.count).toBe(body.data.length);
  });

  it('finds published titles by words, ignoring punctuation [B828]', async () => {
    const { data } = (await search('search=wai(ting-%20games')).body;
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['Waiting games']);
    const found = (await search('search=waiting,%20steps')).body.data;
    expect(found).toMatchObject([
      { category: 'Blog', internalDeepLink: `amberway://event-callback/${contentId('blog', 2)}/blog` },
    ]);
    expect((await search('search=haircuts')).body.count).toBe(0);
  });
});
