import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messageNotificationTexts } from '@amberway/contract/messages/notifications';
import { messageTexts } from '@amberway/contract/messages/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addMessage } from '../../testing/messages.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin, coach, coach2, manager } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');

const newFamily = async () => {
  const user = await addUser(server, { csm: manager.id });
  const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
  return { ...user, child: child.id, token: await server.signIn(user) };
};
const threads = async (token: string) => (await server.call('GET', 'messageThread', { token })).body.data;
const thread = (person: string, token: string) => server.call('GET', `messageThread/${person}`, { token });
const write = (person: string, message: string, token: string, key?: string) =>
  server.call('POST', `messageThread/${person}`, {
    token,
    body: { message },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = (person: string, token: string) => server.call('POST', `messageThread/${person}/read`, { token });
const notesTo = (userId: string) =>
  rowsOf(
    server,
    sql`select type, message, read, until_opened from notifications where user_id = ${userId} order by id`,
  );
const unreadOf = async (userId: string) =>
  (await rowsOf<{ n: number }>(server, sql`select unread_count as n from users where id = ${userId}`))[0]?.n;

describe('the conversations of a family', () => {
  it('are one for each coach of its team, before any message', async () => {
    const family = await newFamily();
    expect(await threads(family.token)).toEqual([
      {
        person: { _id: coach.id, firstName: coach.firstName, lastName: coach.lastName, avatar: null },
        part: 'clinician',
        children: [family.child],
        mayWrite: true,
        unread: 0,
        latest: null,
      },
      expect.objectContaining({ part: 'manager', children: [], person: expect.objectContaining({ _id: manager.id }) }),
    ]);
    expect((await thread(coach.id, family.token)).body).toMatchObject({ data: [], count: 0, leftToday: 10 });
  });

  it('a family begins a message, which its coach gets and can answer', async () => {
    const family = await newFamily();
    const { body } = await write(coach.id, '  May we talk?  ', family.token);
    expect(body).toMatchObject({
      message: messageTexts.sent,
      leftToday: 9,
      data: { from: { _id: family.id }, to: coach.id, client: family.id, message: 'May we talk?', replyTo: null },
    });
    const staff = await server.call('GET', `clientMessage?client=${family.id}`, { token: tokens.coach });
    expect(staff.body.data).toMatchObject([{ _id: body.data._id, acknowledgedAt: null }]);
    const answer = { to: family.id, message: 'Of course.' };
    expect((await server.call('POST', 'clientMessage', { token: tokens.coach, body: answer })).status).toBe(200);
    expect((await thread(coach.id, family.token)).body.data.map((one: { message: string }) => one.message)).toEqual([
      'Of course.',
      'May we talk?',
    ]);
    expect((await threads(family.token))[0]).toMatchObject({
      unread: 1,
      latest: { message: 'Of course.', mine: false },
    });
    // The success manager's conversation is another one.
    expect((await thread(manager.id, family.token)).body.count).toBe(0);
  });

  it('a family writes 150 words and ten messages a day to each coach; the day is that of its time zone [B502 B504]', async () => {
    const family = await newFamily();
    expectInvalid(await write(coach.id, 'word '.repeat(151), family.token), 'message', messageTexts.familyTooManyWords);
    expectInvalid(await write(coach.id, ' \n ', family.token), 'message', messageTexts.inputMessage);
    expect((await write(coach.id, 'word '.repeat(150), family.token)).status).toBe(200);
    for (let n = 2; n <= 10; n += 1)
      expect((await write(coach.id, `Number ${n}`, family.token)).body.leftToday).toBe(10 - n);
    expectInvalid(await write(coach.id, 'One more', family.token), 'message', messageTexts.familyLimit);
    expect((await thread(coach.id, family.token)).body.leftToday).toBe(0);
    expect((await write(manager.id, 'Another coach', family.token)).status).toBe(200);
    await rowsOf(server, sql`update messages set sent_day = sent_day - 1 where from_id = ${family.id}`);
    expect((await write(coach.id, 'A new day', family.token)).body.leftToday).toBe(9);
  });

  it('another time zone gives no second day: what was written on a later day counts [B504]', async () => {
    const family = await newFamily();
    const moveTo = (timeZone: string) =>
      rowsOf(server, sql`update users set time_zone = ${timeZone} where id = ${family.id}`);
    await moveTo('Pacific/Kiritimati');
    for (let n = 0; n < 10; n += 1) expect((await write(coach.id, `Message ${n}`, family.token)).status).toBe(200);
    // The day before, at any time.
    await moveTo('Pacific/Midway');
    expectInvalid(await write(coach.id, 'One more', family.token), 'message', messageTexts.familyLimit);
    expect((await thread(coach.id, family.token)).body.leftToday).toBe(0);
    expect((await write(manager.id, 'To the manager', family.token)).body.leftToday).toBe(9);
  });

  it('a message sent again with the same key is stored once', async () => {
    const family = await newFamily();
    const first = await write(coach.id, 'Once', family.token, `thread-${family.id}`);
    const again = await write(coach.id, 'Once', family.token, `thread-${family.id}`);
    expect(again.body.data._id).toBe(first.body.data._id);
    expect((await thread(coach.id, family.token)).body.count).toBe(1);
  });

  it('a family can neither read nor write to a coach of another family', async () => {
    const family = await newFamily();
    expectFailure(await thread(coach2.id, family.token), 'not_found');
    expectFailure(await write(coach2.id, 'Hello', family.token), 'not_found');
    expectFailure(await read(coach2.id, family.token), 'not_found');
    expectFailure(await write(DEMO_PEOPLE.kelly.id, 'Hello', family.token), 'not_found');
    expectFailure(await write(coach.id, 'Hello', tokens.coach), 'forbidden');
    expectFailure(await thread(coach.id, tokens.coach), 'forbidden');
  });

  it('the thread with a former coach can be read but not continued', async () => {
    const family = await newFamily();
    await write(coach.id, 'Hello', family.token);
    await rowsOf(server, sql`update members set primary_contact = ${coach2.id} where id = ${family.child}`);
    expect((await threads(family.token)).at(-1)).toMatchObject({
      person: { _id: coach.id },
      part: 'past',
      mayWrite: false,
    });
    expect((await thread(coach.id, family.token)).body).toMatchObject({ count: 1, leftToday: null });
    expectInvalid(await write(coach.id, 'Still there?', family.token), 'to', messageTexts.cannotReceive);
    // The coach reads nothing of the family any more.
    expectFailure(await read(family.id, tokens.coach), 'not_found');
    const list = await server.call('GET', 'clientMessage?limit=200', { token: tokens.coach });
    expect(list.text).not.toContain(family.id);
  });

  it('an administrator who wrote to the family can be answered in a thread', async () => {
    const family = await newFamily();
    expectFailure(await write(admin.id, 'Hello', family.token), 'not_found');
    await addMessage(server, { fromId: admin.id, toId: family.id });
    expect((await threads(family.token)).find(({ part }: { part: string }) => part === 'office')).toMatchObject({
      mayWrite: true,
      unread: 1,
    });
    expect((await write(admin.id, 'Hello', family.token)).status).toBe(200);
  });

  it('staff in the family’s view read the threads, and neither write nor mark them as read', async () => {
    const family = await newFamily();
    await addMessage(server, { fromId: coach.id, toId: family.id });
    const view = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
    expect((await thread(coach.id, view)).body.count).toBe(1);
    expectFailure(await write(coach.id, 'Not mine', view), 'forbidden');
    expectFailure(await read(coach.id, view), 'forbidden');
    expect((await threads(family.token))[0].unread).toBe(1);
  });
});

describe('marks of reading', () => {
  it('a coach who reads the conversation marks all of the family’s messages, and nobody else’s', async () => {
    const [family, other] = [await newFamily(), await newFamily()];
    for (const message of ['One', 'Two']) await write(coach.id, message, family.token);
    await write(coach.id, 'Other', other.token);
    await write(manager.id, 'To the manager', family.token);
    expectFailure(await read(family.id, tokens.coach2), 'not_found');
    expect((await read(family.id, tokens.coach)).status).toBe(200);
    const marks = async (person: string, token: string) =>
      (await thread(person, token)).body.data.map((one: { acknowledgedAt: string | null }) =>
        Boolean(one.acknowledgedAt),
      );
    expect(await marks(coach.id, family.token)).toEqual([true, true]);
    expect(await marks(manager.id, family.token)).toEqual([false]);
    expect(await marks(coach.id, other.token)).toEqual([false]);
  });

  it('a second read changes nothing: the first time stays', async () => {
    const family = await newFamily();
    await addMessage(server, { fromId: coach.id, toId: family.id });
    const at = async () => (await thread(coach.id, family.token)).body.data[0].acknowledgedAt;
    await read(coach.id, family.token);
    const first = await at();
    expect(first).toBeTruthy();
    await read(coach.id, family.token);
    expect(await at()).toBe(first);
    const logged = await rowsOf(
      server,
      sql`select 1 from audit_log where action = 'acknowledge' and subject_id = ${family.id}`,
    );
    expect(logged).toHaveLength(1);
  });

  it('one notification stands for a conversation until it is read', async () => {
    const user = await addUser(server, { type: 'Business' });
    const family = await addUser(server, { csm: user.id });
    const [token, staff] = [await server.signIn(family), await server.signIn(user)];
    const text = messageNotificationTexts.wrote(`${family.firstName} ${family.lastName}`);
    for (const message of ['One', 'Two', 'Three']) await write(user.id, message, token);
    expect(await notesTo(user.id)).toEqual([{ type: 'FAMILY_WROTE', message: text, read: false, until_opened: true }]);
    expect(await unreadOf(user.id)).toBe(1);
    await read(family.id, staff);
    expect(await notesTo(user.id)).toEqual([{ type: 'FAMILY_WROTE', message: text, read: true, until_opened: true }]);
    expect(await unreadOf(user.id)).toBe(0);
    await write(user.id, 'Four', token);
    expect(await notesTo(user.id)).toHaveLength(2);
    await server.call('POST', 'clientMessage', { token: staff, body: { to: family.id, message: 'Yes' } });
    expect(await notesTo(family.id)).toMatchObject([{ type: 'COACH_WROTE', read: false }]);
  });
});

describe('bell and conversation agree', () => {
  const twoUnread = async () => {
    const family = await newFamily();
    const send = async (message: string) =>
      (await server.call('POST', 'clientMessage', { token: tokens.coach, body: { to: family.id, message } })).body.data
        ._id as string;
    const [first, second] = [await send('One.'), await send('Two.')];
    return { ...family, first, second };
  };
  const unread = async ({ id, token }: { id: string; token: string }) => ({
    bell: await unreadOf(id),
    thread: (await threads(token)).find((one: { person: { _id: string } }) => one.person._id === coach.id).unread,
  });

  it('the notification stays until the last message is acknowledged', async () => {
    const family = await twoUnread();
    const acknowledge = (id: string) => server.call('POST', `clientMessage/${id}/acknowledge`, { token: family.token });
    await acknowledge(family.second);
    expect(await unread(family)).toEqual({ bell: 1, thread: 1 });
    await acknowledge(family.first);
    expect(await unread(family)).toEqual({ bell: 0, thread: 0 });
  });

  it('a hidden message is not unread any more', async () => {
    const family = await twoUnread();
    const hide = (id: string) => server.call('DELETE', `clientMessage/${id}`, { token: family.token });
    await hide(family.first);
    expect(await unread(family)).toEqual({ bell: 1, thread: 1 });
    await hide(family.second);
    expect(await unread(family)).toEqual({ bell: 0, thread: 0 });
  });
});
