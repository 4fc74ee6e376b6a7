import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { messageTexts } from '@amberway/contract/messages/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addMessage } from '../../testing/messages.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin, coach, coach2, manager, parent, subscriber } = DEMO_PEOPLE;
const tokens: Record<'admin' | 'coach' | 'coach2' | 'parent' | 'subscriber', string> = {} as never;
beforeAll(async () => {
  for (const name of ['admin', 'coach', 'coach2', 'parent', 'subscriber'] as const)
    tokens[name] = await server.signIn(name);
});

const send = (body: object, token = tokens.coach) => server.call('POST', 'clientMessage', { token, body });
const list = (token: string, query = '') => server.call('GET', `clientMessage${query}`, { token });
const callAction = (id: string, what: string, token: string, body?: object) =>
  server.call('POST', `clientMessage/${id}/${what}`, { token, ...(body && { body }) });
const remove = (id: string, token: string) => server.call('DELETE', `clientMessage/${id}`, { token });
const idsOf = async (token: string, query = '') =>
  (await list(token, query)).body.data.map((one: { _id: string }) => one._id) as string[];

const client = async (): Promise<TestUser & { token: string }> => {
  const user = await addUser(server, { csm: coach.id });
  return { ...user, token: await server.signIn(user) };
};

describe('messages without an answer', () => {
  it('are those to the caller that the caller did not write back to, newest first', async () => {
    const me = await addUser(server, { type: 'Business' });
    const token = await server.signIn(me);
    const family = await addUser(server, { csm: me.id });
    const ask = (about: Partial<Parameters<typeof addMessage>[1]>) =>
      addMessage(server, { toId: me.id, fromId: family.id, customerId: family.id, ...about });
    const at = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 10, minutes)).toISOString();
    const open = () => idsOf(token, '?unanswered=true');
    await ask({ createdAt: at(1) });
    await addMessage(server, { toId: family.id, fromId: me.id, createdAt: at(2) });
    const second = await ask({ createdAt: at(3) });
    const third = await ask({ createdAt: at(4) });
    await ask({ toId: coach.id, createdAt: at(5) });
    expect(await open()).toEqual([third.id, second.id]);
    // A colleague's reply does not answer it, and a hidden message needs no answer.
    await addMessage(server, { toId: family.id, fromId: coach.id, createdAt: at(6) });
    expect((await remove(third.id, token)).status).toBe(200);
    expect(await open()).toEqual([second.id]);
    await addMessage(server, { toId: family.id, fromId: me.id, createdAt: at(7) });
    expect(await open()).toEqual([]);
  });
});

describe('a message to a client', () => {
  it('is sent with from, to and message, and comes first in the history [B155 B410 B570 C127 C128 T357]', async () => {
    const family = await client();
    const { body } = await send({ from: coach.id, to: family.id, message: '  Well done!  ' });
    expect(body).toMatchObject({
      message: messageTexts.sent,
      leftToday: 1,
      data: {
        from: { _id: coach.id, firstName: coach.firstName, lastName: coach.lastName, avatar: null },
        to: family.id,
        client: family.id,
        message: 'Well done!',
        deletedByReceiver: false,
        acknowledgedAt: null,
        replyTo: null,
      },
    });
    expect(body.data.sentAt).toBe(body.data.createdAt);
    const history = await list(tokens.coach, `?client=${family.id}`);
    expect(history.body).toMatchObject({ count: 1, leftToday: 1, data: [{ _id: body.data._id }] });
    expect(await idsOf(family.token)).toEqual([body.data._id]);
  });

  it('must not be blank and needs a receiver [B500 B501]', async () => {
    const family = await client();
    for (const message of ['', '   ', '\n\t ', undefined])
      expectInvalid(await send({ to: family.id, message }), 'message', messageTexts.inputMessage);
    for (const to of [undefined, '', 'nobody'])
      expectInvalid(await send({ to, message: 'Hello' }), 'to', messageTexts.selectClient);
    expect(await idsOf(tokens.coach, `?client=${family.id}`)).toEqual([]);
  });

  it('has at most 30 words: the server rejects more instead of cutting [B502]', async () => {
    const family = await client();
    const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' \n ');
    expectInvalid(await send({ to: family.id, message: words(31) }), 'message', messageTexts.tooManyWords);
    expect((await send({ to: family.id, message: words(30) })).status).toBe(200);
  });

  it('can be sent at most twice a day to each client [B504 T323]', async () => {
    const [family, other] = [await client(), await client()];
    expect((await send({ to: family.id, message: 'One' })).body.leftToday).toBe(1);
    const second = await send({ to: family.id, message: 'Two' });
    expect(second.body.leftToday).toBe(0);
    expectInvalid(await send({ to: family.id, message: 'Three' }), 'message', messageTexts.limit);
    // Hiding a message frees no place, and other senders or receivers do not count.
    await remove(second.body.data._id, family.token);
    expectInvalid(await send({ to: family.id, message: 'Three' }), 'message', messageTexts.limit);
    expect((await send({ to: other.id, message: 'One' })).status).toBe(200);
    expect((await send({ to: family.id, message: 'One' }, tokens.admin)).status).toBe(200);
  });

  it('is sent exactly twice when 50 are sent at once [B504]', async () => {
    const family = await client();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send({ to: family.id, message: `Number ${n}` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await idsOf(family.token)).toHaveLength(2);
  });

  it('counts against the day of the sender’s own calendar [B504]', async () => {
    const family = await client();
    for (const message of ['One', 'Two']) await send({ to: family.id, message });
    const day = async (shift: number) =>
      rowsOf(server, sql`update messages set sent_day = sent_day + ${shift}::int where to_id = ${family.id}`);
    await day(-1);
    expect((await send({ to: family.id, message: 'A new day' })).body.leftToday).toBe(1);
    // Time zones with different dates: the sender's day counts, not the server's.
    const east = await addUser(server, { type: 'Business', timeZone: 'Pacific/Kiritimati' });
    const west = await addUser(server, { type: 'Business', timeZone: 'Pacific/Pago_Pago' });
    await rowsOf(server, sql`update users set csm = ${east.id} where id = ${family.id}`);
    await send({ to: family.id, message: 'From the east' }, await server.signIn(east));
    await rowsOf(server, sql`update users set csm = ${west.id} where id = ${family.id}`);
    await send({ to: family.id, message: 'From the west' }, await server.signIn(west));
    const days = await rowsOf<{ day: string }>(
      server,
      sql`select sent_day::text as day from messages where from_id in (${east.id}, ${west.id}) order by sent_day`,
    );
    expect(new Set(days.map((one) => one.day)).size).toBe(2);
  });

  it('can be sent only to clients the sender works with, and only in the sender’s own name', async () => {
    const family = await client();
    const message = 'Hello';
    expectFailure(await send({ to: subscriber.id, message }), 'not_found');
    expectFailure(await send({ to: coach2.id, message }), 'not_found');
    expectFailure(await send({ to: family.id, message }, tokens.coach2), 'not_found');
    expectFailure(await send({ from: admin.id, to: family.id, message }), 'not_found');
    expectFailure(await send({ to: family.id, message }, tokens.parent), 'forbidden');
    expect((await send({ to: family.id, message, deletedByReceiver: true })).status).toBe(422);
    expect((await send({ to: family.id, message: 'nul \0' })).status).toBe(400);
    expect((await send({ to: family.id, message: 'x'.repeat(1_001) })).status).toBe(422);
    expect(await idsOf(tokens.coach, `?client=${family.id}`)).toEqual([]);
  });

  it('is rejected for a family that cannot sign in', async () => {
    const family = await addUser(server, { csm: coach.id, userStatus: 'Inactive' });
    expectInvalid(await send({ to: family.id, message: 'Hello' }), 'to', messageTexts.cannotReceive);
  });

  it('is sent once when the request is repeated', async () => {
    const family = await client();
    const once = () =>
      server.call('POST', 'clientMessage', {
        token: tokens.coach,
        body: { to: family.id, message: 'Once' },
        headers: { 'idempotency-key': `message-${family.id}` },
      });
    expect((await once()).body.data._id).toBe((await once()).body.data._id);
    expect(await idsOf(family.token)).toHaveLength(1);
  });
});

describe('a received message', () => {
  it('is hidden only for the receiver who deletes it [B411 C129]', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Hello' })).body.data;
    expectFailure(await remove(_id, tokens.coach), 'forbidden', { message: messageTexts.notTheReceiver });
    expectFailure(await remove(_id, tokens.parent), 'not_found');
    expect((await remove(_id, family.token)).status).toBe(200);
    expect(await idsOf(family.token)).toEqual([]);
    expect((await list(tokens.coach, `?client=${family.id}`)).body.data).toMatchObject([
      { _id, deletedByReceiver: true },
    ]);
    expectFailure(await remove(_id, family.token), 'not_found');
  });

  it('is shown again when the receiver who hid it restores it', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Hello' })).body.data;
    expectFailure(await callAction(_id, 'restore', family.token), 'not_found');
    await remove(_id, family.token);
    for (const token of [tokens.coach, tokens.parent])
      expectFailure(await callAction(_id, 'restore', token), 'not_found');
    const restored = await callAction(_id, 'restore', family.token);
    expect(restored.body).toMatchObject({ message: messageTexts.restored, data: { _id, deletedByReceiver: false } });
    expect(await idsOf(family.token)).toEqual([_id]);
  });

  it('is acknowledged once, and its sender sees that [C265]', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Hello' })).body.data;
    expectFailure(await callAction(_id, 'acknowledge', tokens.coach), 'forbidden', {
      message: messageTexts.notTheReceiver,
    });
    const first = await callAction(_id, 'acknowledge', family.token);
    expect(first.body.data.acknowledgedAt).toBeTruthy();
    expect((await callAction(_id, 'acknowledge', family.token)).body.data).toEqual(first.body.data);
    expect((await list(tokens.coach, `?client=${family.id}`)).body.data[0].acknowledgedAt).toBe(
      first.body.data.acknowledgedAt,
    );
    expect(await rowsOf(server, sql`select action from audit_log where record_id = ${_id} order by id`)).toEqual([
      { action: 'create' },
      { action: 'acknowledge' },
    ]);
  });

  it('can be answered by the family, within its own limits [C266]', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Hello' })).body.data;
    const reply = (message: string) => callAction(_id, 'reply', family.token, { message });
    const { body } = await reply('Hello back');
    expect(body).toMatchObject({
      leftToday: 9,
      data: { from: { _id: family.id }, to: coach.id, client: family.id, replyTo: _id, message: 'Hello back' },
    });
    expect((await list(tokens.coach)).body.data[0]).toMatchObject({ _id: body.data._id, replyTo: _id });
    expect((await list(tokens.coach, `?client=${family.id}`)).body.data[1].acknowledgedAt).toBeTruthy();
    expectInvalid(await reply(' '), 'message', messageTexts.inputMessage);
    expectInvalid(await reply('word '.repeat(151)), 'message', messageTexts.familyTooManyWords);
    expect((await reply('word '.repeat(150))).body.leftToday).toBe(8);
    expectFailure(await callAction(_id, 'reply', tokens.coach, { message: 'No' }), 'forbidden');
    expectFailure(await callAction(_id, 'reply', tokens.parent, { message: 'No' }), 'not_found');
  });

  it('cannot be answered once the coach no longer works with the family', async () => {
    const family = await addUser(server, { csm: coach.id });
    const stored = await addMessage(server, { fromId: manager.id, toId: family.id });
    const response = await callAction(stored.id, 'reply', await server.signIn(family), { message: 'Still there?' });
    expectInvalid(response, 'to', messageTexts.cannotReceive);
  });
});

describe('visible messages', () => {
  it('are their own conversations for staff, and all of its own for the family', async () => {
    const family = await client();
    const fromCoach = (await send({ to: family.id, message: 'From the coach' })).body.data._id;
    const fromAdmin = (await send({ to: family.id, message: 'From the office' }, tokens.admin)).body.data._id;
    expect(await idsOf(tokens.coach, `?client=${family.id}`)).toEqual([fromCoach]);
    expect(await idsOf(tokens.admin, `?client=${family.id}`)).toEqual([fromAdmin]);
    expect(await idsOf(family.token)).toEqual([fromAdmin, fromCoach]);
    expectFailure(await list(tokens.coach2, `?client=${family.id}`), 'not_found');
    expectFailure(await list(tokens.parent, `?client=${family.id}`), 'not_found');
    expect(await idsOf(tokens.parent)).not.toContain(fromCoach);
  });

  it('no longer include those of a family the coach stopped working with', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Goodbye' })).body.data;
    await rowsOf(server, sql`update users set csm = ${manager.id} where id = ${family.id}`);
    expect(await idsOf(tokens.coach)).not.toContain(_id);
    expect(await idsOf(family.token)).toEqual([_id]);
  });

  it('can be read while acting as a family, but not hidden, acknowledged or answered', async () => {
    const family = await client();
    const { _id } = (await send({ to: family.id, message: 'Hello' }, tokens.admin)).body.data;
    const view = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
    expect(await idsOf(view)).toEqual([_id]);
    expectFailure(await remove(_id, view), 'forbidden');
    expectFailure(await callAction(_id, 'acknowledge', view), 'forbidden');
    expectFailure(await callAction(_id, 'reply', view, { message: 'Not me' }), 'forbidden');
    expectFailure(await send({ to: family.id, message: 'Not here' }, view), 'forbidden');
  });
});

describe('a message from an administrator to a coach', () => {
  const coachCall = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string, body?: object) =>
    server.call(method, `adminToCoachMessage${path}`, { token, ...(body && { body }) });

  it('is posted, listed with `to`, and deleted by id [B571 C130 C131 C132]', async () => {
    const user = await addUser(server, { type: 'Business' });
    const token = await server.signIn(user);
    const sent = await coachCall('POST', '', tokens.admin, { from: admin.id, to: user.id, message: 'Thank you' });
    expect(sent.body).toMatchObject({
      message: messageTexts.sent,
      leftToday: 1,
      data: { from: { _id: admin.id }, to: user.id, message: 'Thank you' },
    });
    const { _id } = sent.body.data;
    for (const [path, reader] of [['', token] as const, [`?to=${user.id}`, token] as const])
      expect((await coachCall('GET', path, reader)).body).toMatchObject({ count: 1, data: [{ _id }] });
    expect((await coachCall('GET', `?to=${user.id}`, tokens.admin)).body).toMatchObject({
      leftToday: 1,
      data: [{ _id }],
    });
    expectFailure(await coachCall('GET', `?to=${user.id}`, tokens.coach), 'not_found');
    expectFailure(await coachCall('DELETE', `/${_id}`, tokens.coach), 'not_found');
    expectFailure(await coachCall('GET', '', tokens.parent), 'forbidden');
    expect((await coachCall('DELETE', `/${_id}`, token)).status).toBe(200);
    expect((await coachCall('GET', '', token)).body.count).toBe(0);
    expectFailure(await coachCall('POST', `/${_id}/restore`, tokens.coach), 'not_found');
    for (const _again of [1, 2]) expect((await coachCall('POST', `/${_id}/restore`, token)).status).toBe(200);
    expect((await coachCall('GET', '', token)).body.data).toMatchObject([{ _id }]);
  });

  it('has the same limits, and can be sent to business users only', async () => {
    const user = await addUser(server, { type: 'Business' });
    const post = (message: string, to = user.id, token = tokens.admin) => coachCall('POST', '', token, { to, message });
    for (const message of ['One', 'Two']) expect((await post(message)).status).toBe(200);
    expectInvalid(await post('Three'), 'message', messageTexts.limit);
    expectInvalid(await post('word '.repeat(31)), 'message', messageTexts.tooManyWords);
    expectFailure(await post('Hello', parent.id), 'not_found');
    expectFailure(await post('Hello', user.id, tokens.coach), 'forbidden');
    expectFailure(
      await coachCall('POST', '', tokens.admin, { from: coach.id, to: user.id, message: 'x' }),
      'not_found',
    );
  });
});
