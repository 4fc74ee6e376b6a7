import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { sessionRequestNotificationTexts } from '@amberway/contract/session-requests/notifications';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, coach2, manager } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');
let family: { id: string; token: string };
let child: string;
beforeEach(async () => {
  const user = await addUser(server, { firstName: 'Uma', lastName: 'Bell' });
  family = { id: user.id, token: await server.signIn(user) };
  ({ id: child } = await addChild(server, { parentId: user.id, firstName: 'Ivo', primaryContact: coach.id }));
});

const ask = (about: object = {}, token = family.token) =>
  server.call('POST', 'sessionRequest', {
    token,
    body: { member: child, times: ['mornings', 'weekends'], about: ' Bedtime ', ...about },
  });
const act = (id: string, what: string, token: string, body?: object) =>
  server.call('POST', `sessionRequest/${id}/${what}`, { token, ...(body && { body }) });
const list = async (token: string, query = '') => (await server.call('GET', `sessionRequest${query}`, { token })).body;
const when = () => new Date(Date.now() + 3 * DAY).toISOString();
const offer = (id: string, token = tokens.coach, body: object = {}) =>
  act(id, 'offer', token, { type: 'care_coordination', startTime: when(), ...body });
const decline = (id: string, token = tokens.coach) => act(id, 'decline', token, { answer: 'Let us talk on Thursday.' });
const notificationsOf = (userId: string) =>
  rowsOf(server, sql`select type, message from notifications where user_id = ${userId} order by id`);

describe('a request for a session', () => {
  it('goes to the child’s primary clinician, who finds it and is notified', async () => {
    const { body } = await ask({ line: ' He sleeps badly. ' });
    expect(body.data).toMatchObject({
      customer: family.id,
      family: { _id: family.id, firstName: 'Uma' },
      member: { _id: child, firstName: 'Ivo' },
      coach: { _id: coach.id },
      times: ['mornings', 'weekends'],
      about: 'Bedtime',
      line: 'He sleeps badly.',
      status: 'open',
      answer: null,
    });
    expect((await list(family.token, `?member=${child}&status=open`)).data).toEqual([body.data]);
    expect((await list(tokens.coach, '?status=open')).data).toContainEqual(body.data);
    const [notice] = await rowsOf(
      server,
      sql`select type, message from notifications where user_id = ${coach.id} and member_id = ${child}`,
    );
    expect(notice).toEqual({ type: 'SESSION_REQUESTED', message: 'Uma Bell asks for a session with Ivo' });
  });

  it('needs a topic, and each problem has its own text', async () => {
    expectInvalid(await ask({ times: ['mornings', 'mornings'] }), 'times', sessionRequestTexts.chooseTime);
    expect((await ask({ times: ['midnight'] })).status).toBe(422);
    expectInvalid(await ask({ about: ' ' }), 'about', sessionRequestTexts.sayAbout);
    expect((await ask({ line: 'x'.repeat(501) })).status).toBe(422);
    expect((await ask({ coach: coach2.id })).status).toBe(422);
    expect((await list(family.token)).count).toBe(0);
  });

  it('there is one open request for a child, also when two tabs send at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of responses.filter(({ status }) => status !== 200))
      expectFailure(refused, 'duplicate', {
        message: sessionRequestTexts.alreadyOpen,
        errors: { member: sessionRequestTexts.alreadyOpen },
      });
    expect((await list(family.token)).count).toBe(1);
    const sister = await addChild(server, { parentId: family.id, primaryContact: coach.id });
    // Without a choice any time suits.
    expect((await ask({ member: sister.id, times: [] })).body.data).toMatchObject({ times: [] });
  });

  it('without a clinician the success manager gets it; without both the family learns why', async () => {
    const alone = await addChild(server, { parentId: family.id });
    expectInvalid(await ask({ member: alone.id }), 'member', sessionRequestTexts.noCoach);
    await rowsOf(server, sql`update users set csm = ${manager.id} where id = ${family.id}`);
    expect((await ask({ member: alone.id })).body.data.coach._id).toBe(manager.id);
  });

  it('a coach who cannot sign in is passed over', async () => {
    const gone = await addUser(server, { type: 'Business', userStatus: 'Inactive' });
    const alone = await addChild(server, { parentId: family.id, primaryContact: gone.id });
    expectInvalid(await ask({ member: alone.id }), 'member', sessionRequestTexts.noCoach);
    await rowsOf(server, sql`update users set csm = ${manager.id} where id = ${family.id}`);
    expect((await ask({ member: alone.id })).body.data.coach._id).toBe(manager.id);
  });

  it('waits for the coach who has taken over; an ended one names who it was for', async () => {
    const { _id } = (await ask()).body.data;
    await rowsOf(server, sql`update members set primary_contact = ${coach2.id} where id = ${child}`);
    expect((await list(family.token)).data).toMatchObject([{ _id, coach: { _id: coach2.id } }]);
    expect((await list(tokens.coach2)).data).toMatchObject([{ _id, coach: { _id: coach2.id } }]);
    expect((await list(tokens.coach, '?status=open')).data).not.toContainEqual(expect.objectContaining({ _id }));
    expectFailure(await offer(_id), 'not_found');
    await act(_id, 'withdraw', family.token);
    expect((await list(family.token)).data).toMatchObject([{ _id, coach: { _id: coach.id } }]);
  });

  it('is of nobody else: other families and coaches get 404, staff and viewers ask for no session', async () => {
    const { _id } = (await ask()).body.data;
    expectFailure(await ask({}, tokens.parent), 'not_found');
    expectFailure(await act(_id, 'withdraw', tokens.parent), 'not_found');
    expectFailure(await act(_id, 'withdraw', tokens.coach), 'forbidden');
    expectFailure(await offer(_id, tokens.coach2), 'not_found');
    expectFailure(await decline(_id, tokens.coach2), 'not_found');
    expectFailure(await decline(_id, family.token), 'forbidden');
    expectFailure(await offer(_id, tokens.admin), 'forbidden');
    expectFailure(await server.call('GET', `sessionRequest?member=${child}`, { token: tokens.coach2 }), 'not_found');
    expect((await list(tokens.coach2)).data).not.toContainEqual(expect.objectContaining({ _id }));
    const view = (await server.call('POST', `auth/actAs/${family.id}`, { token: tokens.coach })).body.data.token;
    expect((await list(view)).data).toMatchObject([{ _id, status: 'open' }]);
    expectFailure(await act(_id, 'withdraw', view), 'forbidden');
  });

  it('a coach who lost the family gets 404 for its request', async () => {
    const { _id } = (await ask()).body.data;
    await rowsOf(server, sql`update members set primary_contact = ${coach2.id} where id = ${child}`);
    expectFailure(await decline(_id), 'not_found');
    expectFailure(await offer(_id), 'not_found');
    expect((await offer(_id, tokens.coach2)).status).toBe(200);
  });
});

describe('the end of a request', () => {
  it('the family withdraws it and may ask again', async () => {
    const { _id } = (await ask()).body.data;
    expect((await act(_id, 'withdraw', family.token)).body.data.status).toBe('withdrawn');
    expectInvalid(await act(_id, 'withdraw', family.token), 'status', sessionRequestTexts.noLongerOpen);
    expectInvalid(await offer(_id), 'status', sessionRequestTexts.noLongerOpen);
    expect((await ask()).status).toBe(200);
  });

  it('an offered time is a session of the child, closes the request and notifies the family', async () => {
    const { _id } = (await ask()).body.data;
    const { body } = await offer(_id);
    expect(body.data).toMatchObject({ _id, status: 'offered' });
    const note = await server.call('GET', `session/${body.data.note}`, { token: family.token });
    expect(note.body.data).toMatchObject({ status: 'GoogleCal', member: { _id: child }, createdBy: { _id: coach.id } });
    const said = sessionRequestNotificationTexts.offered(coach.firstName, note.body.data.startTime, null);
    expect(said).toMatch(/ offered a session: \w{3} \d+ \w{3}, \d+(:\d\d)? [ap]m$/);
    expect(await notificationsOf(family.id)).toMatchObject([{ type: 'SESSION_ADDED', message: said }]);
    const asked = async () => (await list(family.token)).data[0].startTime;
    expect(await asked()).toBe(note.body.data.startTime);
    await server.call('POST', `session/schedule/${body.data.note}/cancel`, { token: tokens.coach, body: {} });
    expect(await asked()).toBeNull();
    expectInvalid(await offer(_id), 'status', sessionRequestTexts.noLongerOpen);
  });

  it('a time that is refused leaves the request open', async () => {
    const { _id } = (await ask()).body.data;
    const past = new Date(Date.now() - DAY).toISOString();
    expectInvalid(await offer(_id, tokens.coach, { startTime: past }), 'startTime', scheduleTexts.inThePast);
    expect((await list(family.token)).data).toMatchObject([{ _id, status: 'open', note: null }]);
    const sessions = await rowsOf(server, sql`select 1 from activity_notes where member_id = ${child}`);
    expect(sessions).toEqual([]);
  });

  it('two offers at once schedule one session', async () => {
    const { _id } = (await ask()).body.data;
    const responses = await Promise.all([offer(_id), offer(_id)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await rowsOf(server, sql`select 1 from activity_notes where member_id = ${child}`)).toHaveLength(1);
  });

  it('a declined request has the coach’s line, and the family is notified', async () => {
    const { _id } = (await ask()).body.data;
    expectInvalid(await act(_id, 'decline', tokens.coach, { answer: ' ' }), 'answer', sessionRequestTexts.sayWhy);
    expect((await decline(_id)).body.data).toMatchObject({ status: 'declined', answer: 'Let us talk on Thursday.' });
    expect(await notificationsOf(family.id)).toEqual([
      {
        type: 'SESSION_REQUEST_DECLINED',
        message: `${coach.firstName} ${coach.lastName} answered your request for a session`,
      },
    ]);
    const logged = await rowsOf(server, sql`select action, after from audit_log where record_id = ${_id} order by id`);
    expect(logged).toEqual([
      { action: 'create', after: { member: child, coach: coach.id } },
      { action: 'decline', after: null },
    ]);
  });
});
