import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { PASS_MS, PASSES_MAX } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { principalOfToken } from '../../kernel/identity/authenticate.ts';
import { sweepPasses } from '../../kernel/identity/passes.queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addPass, newPractice, results, send } from '../../testing/practice.ts';
import { rowsOf } from '../../testing/rows.ts';
import { ROUTES } from '../../routes.ts';
import { createPass } from './passes.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;

let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});
beforeEach(() => rowsOf(server, sql`update practice_passes set revoked_at = now() where revoked_at is null`));

const make = (body: object, token = parent) => server.call('POST', 'practice/passes', { token, body });
const list = (token = parent) => server.call('GET', 'practice/passes', { token });
const plan = (token: string, query = '') => server.call('GET', `practice/plan${query}`, { token });

const DEVICE = { deviceName: 'Kitchen phone', members: [arlo.id] };
const newPass = async (values: object = {}): Promise<{ _id: string; token: string }> =>
  (await make({ ...DEVICE, ...values })).body.data;

describe('making a device ready [practice 11]', () => {
  it('a pass lasts 90 days, is listed without its token, and stores only the hash', async () => {
    const made = await make(DEVICE);
    expect(made.body).toMatchObject({
      message: practiceTexts.deviceReady,
      data: { deviceName: 'Kitchen phone', members: [{ _id: arlo.id, firstName: 'Arlo' }], lastUsedAt: null },
    });
    const { token, expiresAt } = made.body.data;
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - PASS_MS)).toBeLessThan(60_000);
    const listed = (await list()).body;
    expect(listed.data).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(JSON.stringify(await rowsOf(server, sql`select * from practice_passes`))).not.toContain(token);
    expect(JSON.stringify(await rowsOf(server, sql`select * from audit_log`))).not.toContain(token);
  });

  it('a request that began before the sign-in ended leaves no pass behind', async () => {
    const token = await server.signIn('parent');
    const principal = await server.within(() => principalOfToken(token));
    if (!principal) throw new Error('Nobody is signed in.');
    await server.call('POST', 'auth/logout', { token, body: {} });
    const late = server.within(() => createPass({ principal, requestId: 'late' }, DEVICE));
    await expect(late).rejects.toMatchObject({ code: 'session_expired' });
    expect((await list()).body.data).toEqual([]);
  });

  it('a person has five; the sixth is rejected until one ends', async () => {
    const made = [];
    for (let n = 0; n < PASSES_MAX; n += 1) made.push(await newPass());
    expectInvalid(await make(DEVICE), 'deviceName', practiceTexts.passesFull);
    expect((await server.call('DELETE', `practice/passes/${made[0]?._id}`, { token: parent })).status).toBe(200);
    expect((await make(DEVICE)).status).toBe(200);
  });

  it('a child of another family gets 404, an empty name or list 422', async () => {
    expectFailure(await make({ ...DEVICE, members: [arlo.id, kaito.id] }), 'not_found');
    expectInvalid(await make({ ...DEVICE, deviceName: '  ' }), 'deviceName', practiceTexts.nameDevice);
    expectInvalid(await make({ ...DEVICE, members: [] }), 'members', practiceTexts.selectChildren);
    expect((await list()).body.data).toEqual([]);
  });

  it('a child who came later can be named by the same pass, with a sign-in and only within the family', async () => {
    const { _id, token } = await newPass();
    const name = (members: readonly string[]) =>
      server.call('PUT', `practice/passes/${_id}`, { token: parent, body: { members } });
    const { entry } = await newPractice(server, noor.id);
    expect((await name([arlo.id, noor.id])).body.data.members).toEqual([
      { _id: arlo.id, firstName: 'Arlo' },
      { _id: noor.id, firstName: 'Noor' },
    ]);
    expect((await results(server, token, [await entry()])).map(({ code }) => code)).toEqual([200]);
    expectFailure(await name([arlo.id, kaito.id]), 'not_found');
    expectInvalid(await name([]), 'members', practiceTexts.selectChildren);
    expect((await plan(token)).body.data.children).toHaveLength(2);
    // Only with a sign-in: a device cannot widen what it opens.
    const { status } = await server.call('PUT', `practice/passes/${_id}`, { token, body: { members: [noor.id] } });
    expect(status).toBe(401);
    expect((await name([noor.id])).body.data.members).toEqual([{ _id: noor.id, firstName: 'Noor' }]);
    expectFailure(await plan(token, `?member=${arlo.id}`), 'not_found');
    const [logged] = await rowsOf(
      server,
      sql`select before, after from audit_log where record_id = ${_id} and action = 'change' order by created_at desc limit 1`,
    );
    expect(logged).toMatchObject({
      before: { members: expect.arrayContaining([arlo.id]) },
      after: { members: [noor.id] },
    });
  });

  it('nobody sees, changes or ends a pass of another person', async () => {
    const { _id } = await newPass();
    const staff = await server.signIn('admin');
    for (const token of [await server.signIn('coach'), staff])
      expect((await server.call('PUT', `practice/passes/${_id}`, { token, body: { members: [arlo.id] } })).status).toBe(
        token === staff ? 403 : 404,
      );
    const coach = await server.signIn('coach');
    expect((await list(coach)).body.data).toEqual([]);
    expectFailure(await server.call('DELETE', `practice/passes/${_id}`, { token: coach }), 'not_found');
    expectFailure(await list(await server.signIn('admin')), 'forbidden');
  });
});

describe('what a pass opens', () => {
  it('the plan and the batch, for the named children only', async () => {
    const { token } = await newPass();
    const [own, sibling] = [await newPractice(server, arlo.id), await newPractice(server, noor.id)];
    expect((await plan(token)).body.data.children.map(({ _id }: { _id: string }) => _id)).toEqual([arlo.id]);
    expect((await plan(token, `?member=${arlo.id}`)).status).toBe(200);
    expectFailure(await plan(token, `?member=${noor.id}`), 'not_found');
    expect((await results(server, token, [await own.entry(), await sibling.entry()])).map(({ code }) => code)).toEqual([
      200, 404,
    ]);
  });

  it('no other call that needs a sign-in [acceptance h]', async () => {
    const { token } = await newPass();
    const id = arlo.id;
    const closed = ROUTES.filter(({ endpoint }) => !endpoint.pass && typeof endpoint.access === 'object');
    expect(closed.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const { endpoint } of closed) {
      const path = endpoint.path.replace(/:\w+/g, id);
      const { status } = await server.call(endpoint.method, path, {
        token,
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      if (status !== 401 && status !== 403) wrong.push(`${endpoint.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('the pass of a coach opens a child for as long as the coach works with the family', async () => {
    const { token } = await addPass(server, [arlo.id], DEMO_PEOPLE.coach2.id);
    expectFailure(await plan(token, `?member=${arlo.id}`), 'not_found');
    await rowsOf(
      server,
      sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at) values (gen_random_uuid(), ${DEMO_PEOPLE.coach2.id}, ${DEMO_PEOPLE.parent.id}, 'On leave this week', now() + interval '1 day')`,
    );
    expect((await plan(token)).body.data.children).toHaveLength(1);
    const coach2 = await server.signIn('coach2');
    const named = async () => (await list(coach2)).body.data.map(({ members }: { members: object[] }) => members);
    expect(await named()).toEqual([[{ _id: arlo.id, firstName: 'Arlo' }]]);
    await rowsOf(server, sql`delete from cover_grants`);
    expect((await plan(token)).body.data.children).toEqual([]);
    // The list of devices does not say the name of the child any more either.
    expect(await named()).toEqual([[]]);
  });
});

describe('what ends a pass', () => {
  const expectEnded = async (token: string) => {
    expectFailure(await plan(token), 'session_expired');
    const { entry } = await newPractice(server, arlo.id);
    expectFailure(await send(server, token, [await entry()]), 'session_expired');
  };
  const works = async (token: string) => expect((await plan(token)).status).toBe(200);

  it('a press in the list', async () => {
    const { _id, token } = await newPass();
    await works(token);
    const ended = await server.call('DELETE', `practice/passes/${_id}`, { token: parent });
    expect(ended.body.message).toBe(practiceTexts.deviceEnded);
    await expectEnded(token);
    expectFailure(await server.call('DELETE', `practice/passes/${_id}`, { token: parent }), 'not_found');
  });

  it('signing out everywhere', async () => {
    const { token } = await newPass();
    expect((await server.call('POST', 'auth/devices/endOthers', { token: parent, body: {} })).status).toBe(200);
    await expectEnded(token);
  });

  it('signing out of one session does not', async () => {
    const session = await server.signIn('parent');
    const { token } = await newPass();
    await server.call('POST', 'auth/logout', { token: session });
    await works(token);
  });

  it('signing out on the device that has it does, and ends no other', async () => {
    const session = await server.signIn('parent');
    const [here, elsewhere] = [await newPass(), await newPass()];
    const response = await server.call('POST', 'auth/logout', { token: session, body: { pass: here._id } });
    expect(response.status, response.text).toBe(200);
    await expectEnded(here.token);
    await works(elsewhere.token);
  });

  it('signing out with the pass of another person does not', async () => {
    const { _id, token } = await newPass();
    const coach = await server.signIn('coach');
    expect((await server.call('POST', 'auth/logout', { token: coach, body: { pass: _id } })).status).toBe(200);
    await works(token);
    expectFailure(await server.call('GET', 'practice/passes', { token: coach }), 'session_expired');
  });

  it('a new password', async () => {
    const { token } = await newPass();
    const body = { userId: DEMO_PEOPLE.parent.id, oldPassword: DEMO_PASSWORD, newPassword: 'Brand-new-77' };
    const changed = await server.call('POST', 'password/resetUserPassword', { token: parent, body });
    expect(changed.status, changed.text).toBe(200);
    await expectEnded(token);
  });

  it('the end of the person’s account', async () => {
    const { token } = await newPass();
    await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${DEMO_PEOPLE.parent.id}`);
    await expectEnded(token);
    await rowsOf(server, sql`update users set user_status = 'Active' where id = ${DEMO_PEOPLE.parent.id}`);
  });

  it('its time: each use renews it to 90 days, up to 180 after it was made', async () => {
    const { _id, token } = await newPass();
    const move = (days: number, left: number) =>
      rowsOf(
        server,
        sql`update practice_passes set created_at = now() - ${`${days} days`}::interval, expires_at = now() + ${`${left} days`}::interval, last_used_at = null where id = ${_id}`,
      );
    const daysLeft = async () => {
      const response = await plan(token);
      expect(response.status, response.text).toBe(200);
      return Math.round((Date.parse(response.body.data.passExpiresAt) - Date.now()) / DAY);
    };
    await move(60, 30);
    expect(await daysLeft()).toBe(90);
    await move(150, 10);
    expect(await daysLeft()).toBe(30);
    await move(180, -1);
    await expectEnded(token);
    await move(190, -8);
    await server.within(() => sweepPasses());
    expect(await rowsOf(server, sql`select 1 from practice_passes where id = ${_id}`)).toEqual([]);
  });
});
