import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { postNotificationTexts } from '@amberway/contract/posts/notifications';
import { POST_MAX, postTexts } from '@amberway/contract/posts/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
let admin: string;
let coach: string;
let parent: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
  coach = await server.signIn('coach');
  parent = await server.signIn('parent');
});

const write = (post: unknown, token = parent) => server.call('POST', 'userPost', { token, body: { post } });
const answer = (id: string, body: object) => server.call('PUT', `userPost/${id}/answer`, { token: coach, body });
const waiting = async (token: string) => {
  const { data } = (await server.call('GET', 'waiting', { token })).body;
  return data.find(({ kind }: { kind: string }) => kind === 'posts').count;
};
const notificationsOf = async (type: string) =>
  (
    await rowsOf<{ id: string }>(server, sql`select user_id as id from notifications where type = ${type} order by 1`)
  ).map(({ id }) => id);
const { parent: priya, coach: dana } = DEMO_PEOPLE;

describe('a new post', () => {
  it('notifies those who work with the family, and counts as waiting for everybody who answers', async () => {
    const before = await waiting(admin);
    const made = await write('How do we start with a visual timer?');
    expect(made.body.message).toBe(postTexts.written);
    expect(await waiting(admin)).toBe(before + 1);
    expect(await waiting(coach)).toBe(before + 1);
    expect(await notificationsOf('POST_ADDED')).toContain(dana.id);
    const mine = await server.call('GET', `notification/${dana.id}`, { token: coach });
    expect(mine.body.data[0]).toMatchObject({
      type: 'POST_ADDED',
      message: postNotificationTexts.added(`${priya.firstName} ${priya.lastName}`),
    });
    expect((await server.call('GET', 'waiting', { token: parent })).status).toBe(403);
  });

  it('is stored as typed, whatever it contains; it is text, never markup', async () => {
    const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) https://bad.test';
    const { data } = (await write(hostile)).body;
    expect(data.post).toBe(hostile);
    expect(data.unanswered).toBe(true);
  });

  it.each([
    ['nothing', '   ', postTexts.postRequired],
    ['no text at all', undefined, postTexts.postRequired],
    ['too much', 'x'.repeat(POST_MAX + 1), postTexts.tooLong],
  ])('of %s is rejected', async (_, post, message) => {
    expectInvalid(await write(post), 'post', message);
  });

  it('with characters that cannot be stored is rejected', async () => {
    expect((await write('a\0b')).status).toBe(400);
  });
});

describe('a response to a post', () => {
  it('notifies the family once, when it becomes readable', async () => {
    const { _id } = (await write('Is a nap at four too late?')).body.data;
    const drafted = await answer(_id, { body: 'It depends', status: 'Draft' });
    expect(await notificationsOf('POST_ANSWERED')).toEqual([]);
    const postInteractionId = drafted.body.data.responses[0]._id;
    await answer(_id, { postInteractionId, status: 'Published' });
    expect(await notificationsOf('POST_ANSWERED')).toEqual([priya.id]);
    await answer(_id, { postInteractionId, body: 'It depends on the night.' });
    expect(await notificationsOf('POST_ANSWERED')).toEqual([priya.id]);
    const list = await server.call('GET', `notification/${priya.id}`, { token: parent });
    // A note that was not opened yet comes first.
    const newest = list.body.data.find(({ untilOpened }: { untilOpened: boolean }) => !untilOpened);
    expect(newest).toMatchObject({ type: 'POST_ANSWERED', message: postNotificationTexts.answered });
  });
});

it('a post of another family returns 404', async () => {
  const { _id } = (await write('Ours alone')).body.data;
  const subscriber = await server.signIn('subscriber');
  expectFailure(await server.call('GET', `userPost/${_id}`, { token: subscriber }), 'not_found');
  expectFailure(await server.call('DELETE', `userPost/${_id}`, { token: subscriber }), 'not_found');
});
