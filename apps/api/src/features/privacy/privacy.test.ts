import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import type { AccessEntry } from '@amberway/contract/privacy/schemas';
import { privacyTexts } from '@amberway/contract/privacy/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { parent, coach, admin } = DEMO_PEOPLE;
const { arlo, kaito } = DEMO_CHILDREN;
let tokens: Record<'parent' | 'coach' | 'admin', string>;
beforeAll(async () => {
  tokens = {
    parent: await server.signIn('parent'),
    coach: await server.signIn('coach'),
    admin: await server.signIn('admin'),
  };
});
const get = (path: string, token: string) => server.call('GET', path, { token });
const access = async (token = tokens.parent): Promise<AccessEntry[]> =>
  (await get(`privacy/${parent.id}/access?limit=200`, token)).body.data;
const linesOf = async (person: string, kind: 'read' | 'change') =>
  (await access()).filter((line) => line.person?._id === person && line.kind === kind).map(({ area }) => area);

describe('the access log of a record', () => {
  it.each([
    ['profile', `member/${arlo.id}`],
    ['programme', `goal?member=${arlo.id}`],
    ['notes', `session?member=${arlo.id}`],
    ['files', `clientFiles/${parent.id}`],
    ['resources', `resource/usersResources/${arlo.id}`],
    ['messages', `clientMessage?client=${parent.id}`],
    ['diary', `diary/${arlo.id}`],
    ['forms', `forms/status/${parent.id}`],
    ['assessment', `socialAssessment/result/${parent.id}`],
    ['figures', `dashboard/progress?member=${arlo.id}`],
  ])('shows the family that a coach read: %s', async (area, path) => {
    await rowsOf(server, sql`delete from record_reads`);
    const token = await server.signIn((await coachOf()).user);
    expect((await get(path, token)).status).toBe(200);
    await get(path, token);
    const rows = await rowsOf(server, sql`select area, customer_id from record_reads`);
    expect(rows).toEqual([{ area, customer_id: parent.id }]);
  });

  it('shows a coach acting as the family as a view, not as a change of the account', async () => {
    const { user } = await coachOf();
    const acting = await server.call('POST', `auth/actAs/${parent.id}`, { token: await server.signIn(user), body: {} });
    await server.call('POST', 'auth/actAs/end', { token: acting.body.data.token, body: {} });
    expect(await linesOf(user.id, 'change')).toEqual([]);
    expect(await linesOf(user.id, 'read')).toContain('view');
    expect(await linesOf(user.id, 'read')).not.toContain('account');
  });

  it('records a read of a single record by its id', async () => {
    await rowsOf(server, sql`delete from record_reads`);
    const [outcome] = await rowsOf<{ id: string }>(
      server,
      sql`select id from outcomes where member_id = ${arlo.id} limit 1`,
    );
    const { user } = await coachOf();
    await get(`goal/${outcome?.id}`, await server.signIn(user));
    expect(await rowsOf(server, sql`select area, actor_id from record_reads`)).toEqual([
      { area: 'programme', actor_id: user.id },
    ]);
  });

  it('leaves out the family’s own reads and rejected requests', async () => {
    await rowsOf(server, sql`delete from record_reads`);
    await get(`goal?member=${arlo.id}`, tokens.parent);
    expectFailure(await get(`member/${kaito.id}`, tokens.coach), 'not_found');
    expect(await rowsOf(server, sql`select 1 from record_reads`)).toEqual([]);
  });

  it('includes changes, one line per person, area and day', async () => {
    const before = await linesOf(coach.id, 'change');
    for (const firstName of ['Arlo', 'Arlos', 'Arlo']) {
      const changed = await server.call('PUT', `member/${arlo.id}`, { token: tokens.admin, body: { firstName } });
      expect(changed.status, changed.text).toBe(200);
    }
    expect(await linesOf(admin.id, 'change')).toEqual(expect.arrayContaining(['profile']));
    expect((await linesOf(admin.id, 'change')).filter((area) => area === 'profile')).toHaveLength(1);
    expect(await linesOf(coach.id, 'change')).toEqual(before);
  });

  it('is for the family and administrators', async () => {
    expectFailure(await get(`privacy/${parent.id}/access`, tokens.coach), 'forbidden');
    expectFailure(await get(`privacy/${DEMO_PEOPLE.subscriber.id}/access`, tokens.parent), 'not_found');
    expectFailure(await get(`privacy/${coach.id}`, tokens.admin), 'not_found');
    expect((await access(tokens.admin)).length).toBeGreaterThan(0);
  });
});

/** A coach of the family for whom this process has recorded no reads yet. */
const coachOf = async () => {
  const user = await addUser(server, { type: 'Business' });
  await rowsOf(server, sql`update users set csm = ${user.id} where id = ${parent.id}`);
  return { user };
};

describe('consent', () => {
  const NOT_AGREED = { consentVersion: null, consentAt: null };
  const agree = (token: string, version: string = CONSENT_VERSION) =>
    server.call('POST', 'privacy/consent', { token, body: { version } });

  it('is stored once, with its version and date', async () => {
    const user = await addUser(server, NOT_AGREED);
    const token = await server.signIn(user);
    expect((await get('user/me', token)).body.data).toMatchObject(NOT_AGREED);
    const first = await agree(token);
    expect(first.body.data).toMatchObject({ version: CONSENT_VERSION });
    expect((await agree(token)).body.data).toEqual(first.body.data);
    const { data } = (await get('user/me', token)).body;
    expect([data.consentVersion, data.consentAt]).toEqual([CONSENT_VERSION, first.body.data.at]);
    const logged = await rowsOf(
      server,
      sql`select after from audit_log where record_id = ${user.id} and action = 'consent'`,
    );
    expect(logged).toEqual([{ after: { version: CONSENT_VERSION } }]);
    expect((await get(`privacy/${user.id}`, token)).body.data.consent).toEqual(first.body.data);
  });

  it('is needed before a family reads anything about its children; staff can read meanwhile', async () => {
    const user = await addUser(server, { ...NOT_AGREED, csm: coach.id, forms: '{"ChildOnboardingProfile":{}}' });
    await rowsOf(
      server,
      sql`update users set social_skill_assessment = '{}', assessed_at = now() where id = ${user.id}`,
    );
    const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    const signedIn = await server.call('POST', 'auth/login', { body: { email: user.email, password: user.password } });
    const token = signedIn.body.data.token as string;
    const calls = [
      'member',
      `member/${child.id}`,
      `user/${user.id}`,
      `goal?member=${child.id}`,
      `task?member=${child.id}`,
      `session?member=${child.id}`,
      `dashboard/home?member=${child.id}`,
      `clientFiles/${user.id}?member=${child.id}`,
      `forms/status/${user.id}`,
      'clientMessage',
      `notification/${user.id}`,
    ];
    for (const path of calls) {
      expectFailure(await get(path, token), 'consent_needed');
      expect((await get(path, tokens.coach)).status).not.toBe(403);
    }
    // Nothing is stored about a family that has not agreed either.
    const writes: [string, object][] = [
      [`messageThread/${coach.id}`, { message: 'Hello' }],
      [`messageThread/${coach.id}/read`, {}],
      ['sessionRequest', { member: child.id, times: ['mornings'], about: 'Bedtime' }],
      ['diary', { member: child.id, day: '2026-01-05', emoji: child.id }],
      ['dashboard/visit', {}],
    ];
    for (const [path, body] of writes)
      expectFailure(await server.call('POST', path, { token, body }), 'consent_needed');
    const account = { members: [], forms: null, socialSkillAssesment: null };
    expect(signedIn.body.data).toMatchObject(account);
    expect((await get('user/me', token)).body.data).toMatchObject(account);
    // Available to a family without consent.
    expect((await get(`privacy/${user.id}`, token)).status).toBe(200);
    await agree(token);
    for (const path of calls) expect((await get(path, token)).status).toBe(200);
    expect((await get('user/me', token)).body.data.members).toHaveLength(1);
  });

  it('to an outdated version is rejected', async () => {
    expectInvalid(await agree(tokens.parent, '2020-01'), 'version', privacyTexts.oldConsent);
    expectFailure(await agree(tokens.coach), 'forbidden');
  });
});

describe('requesting erasure', () => {
  const ask = (token: string, id: string) => server.call('POST', `privacy/${id}/erasure`, { token });
  const takeBack = (token: string, id: string) => server.call('DELETE', `privacy/${id}/erasure`, { token });

  it('schedules it once, and the family or an administrator can withdraw it', async () => {
    const user = await addUser(server);
    const token = await server.signIn(user);
    const asked = (await ask(token, user.id)).body;
    expect(asked.message).toBe(privacyTexts.erasureAsked);
    const days = (Date.parse(asked.data.dueAt) - Date.parse(asked.data.requestedAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await ask(tokens.admin, user.id)).body.data).toEqual(asked.data);
    const open = (await get('privacy/erasures', tokens.admin)).body;
    expect(open.data).toMatchObject([{ byFamily: true, customer: { _id: user.id } }]);
    const named = async (search: string) => (await get(`privacy/erasures?search=${search}`, tokens.admin)).body;
    expect(await named(user.email)).toMatchObject({ count: 1, data: [{ customer: { _id: user.id } }] });
    expect(await named('nobody-has-this-name')).toMatchObject({ count: 0, data: [] });
    expect((await get(`privacy/${user.id}`, token)).body.data).toMatchObject({
      keepDays: 30,
      erasure: { byFamily: true },
    });
    expect((await takeBack(tokens.admin, user.id)).body.message).toBe(privacyTexts.erasureTakenBack);
    expect((await takeBack(token, user.id)).status).toBe(200);
    const logged = await rowsOf(
      server,
      sql`select action from audit_log where subject_id = ${user.id} and record = 'family' order by id`,
    );
    expect(logged).toEqual([{ action: 'requestErasure' }, { action: 'cancelErasure' }]);
    expect((await get(`privacy/${user.id}`, token)).body.data.erasure).toBeNull();
    expect((await ask(tokens.admin, user.id)).body.data.byFamily).toBe(false);
  });

  it('is possible only for the family itself and for administrators', async () => {
    const { subscriber } = DEMO_PEOPLE;
    for (const call of [ask, takeBack]) {
      expectFailure(await call(tokens.parent, subscriber.id), 'not_found');
      expectFailure(await call(tokens.coach, parent.id), 'forbidden');
    }
    expectFailure(await ask(tokens.admin, coach.id), 'not_found');
  });
});
