import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { NOTE_DRAFT_KIND, noteDraftKey } from '@amberway/contract/activity-notes/drafts';
import { scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const server = useServer();
const { parent: priya, coach: mia, coach2 } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
let child: string;
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: priya.id, primaryContact: mia.id }));
});

const list = (query: string, token = tokens.coach) => server.call('GET', `session?${query}`, { token });
const at = (from: number, hours = 0) => new Date(from + hours * HOUR).toISOString();

describe('the list of a child', () => {
  it('the list is paged, latest first, with the total count [B213 C064]', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1)
      made.push(await addNote(server, { memberId: child, startTime: at(Date.UTC(2026, 1, 1 + n)) }));
    const { body } = await list(`member=${child}&skip=1&limit=2`);
    expect(body).toMatchObject({ count: 5, skip: 1, data: [{ _id: made[3]?.id }, { _id: made[2]?.id }] });
    expect(body.data[0]).toMatchObject({
      title: 'Session: Turn taking',
      type: 'coaching_session',
      notes: 'We played with the train.',
      minutes: 60,
      member: { _id: child },
      createdBy: { _id: mia.id, firstName: 'Mia' },
    });
    expect((await list(`member=${child}&page=3&pageSize=2`)).body).toMatchObject({
      skip: 4,
      data: [{ _id: made[0]?.id }],
    });
    expect((await list(`member=${child}&skip=50`)).body).toMatchObject({ count: 5, data: [] });
  });

  it('the list and its count contain only the notes a family may see [B224]', async () => {
    await addNote(server, { memberId: child, status: 'Pending' });
    const shown = await addNote(server, { memberId: child });
    expect((await list(`member=${child}`)).body.count).toBe(2);
    expect((await list(`member=${child}`, tokens.parent)).body).toMatchObject({ count: 1, data: [{ _id: shown.id }] });
  });

  it('the list requires a child or a family within reach', async () => {
    expectInvalid(await list(''), 'member', noteTexts.selectChild);
    expectFailure(await list(`member=${DEMO_CHILDREN.kaito.id}`), 'not_found');
    expectFailure(await list(`member=${child}`, tokens.subscriber), 'not_found');
    expectFailure(await list(`customer=${priya.id}`, tokens.coach2), 'not_found');
    expectFailure(await list(`customer=${priya.id}&member=${DEMO_CHILDREN.kaito.id}`), 'not_found');
    expect((await list('member=nobody')).status).toBe(422);
    const alone = await addUser(server);
    expect((await list(`customer=${alone.id}`, tokens.admin)).body).toMatchObject({ count: 0, data: [] });
  });

  it('rows and count take one query, whatever the length of the list', async () => {
    // The first read within an hour also writes to `record_reads`.
    await list(`member=${child}&limit=50`);
    const few = await countQueries(server, () => list(`member=${child}&limit=50`));
    // One query for the principal with their time zone, one for the list.
    expect(few).toBe(2);
    for (let n = 0; n < 30; n += 1) await addNote(server, { memberId: child });
    expect(await countQueries(server, () => list(`member=${child}&limit=50`))).toBe(few);
    expect(await countQueries(server, () => list(`member=${child}&limit=10&around=today`))).toBe(few);
  });
});

describe('the page that contains today [B217]', () => {
  /** Noon of today, far from both ends of the day in Sydney's time zone. */
  const noonToday = async () => {
    const { today } = (await list(`member=${child}`)).body;
    expect(Date.parse(today.to) - Date.parse(today.from)).toBeGreaterThan(22 * HOUR);
    return Date.parse(today.from) + 12 * HOUR;
  };
  const around = async (limit: number, token = tokens.coach) =>
    (await list(`member=${child}&around=today&limit=${limit}`, token)).body;

  it('the page with today follows later entries, and today’s entries are recognised by their time', async () => {
    const noon = await noonToday();
    for (let n = 1; n <= 7; n += 1) await addAppointment(server, { memberId: child, startTime: at(noon + n * DAY) });
    const today = [
      await addNote(server, { memberId: child, startTime: at(noon, 1) }),
      await addNote(server, { memberId: child, startTime: at(noon) }),
    ];
    for (let n = 1; n <= 9; n += 1) await addNote(server, { memberId: child, startTime: at(noon - n * DAY) });
    const page = await around(5);
    expect(page).toMatchObject({ count: 18, skip: 5 });
    const within = (start: string) => start >= page.today.from && start < page.today.to;
    expect(
      page.data.filter((row: { startTime: string }) => within(row.startTime)).map((row: { _id: string }) => row._id),
    ).toEqual(today.map(({ id }) => id));
    expect(page.data).toEqual((await list(`member=${child}&skip=5&limit=5`)).body.data);
  });

  it('the page offset counts only entries the viewer may see', async () => {
    const noon = await noonToday();
    for (let n = 1; n <= 4; n += 1)
      await addNote(server, { memberId: child, status: 'Pending', startTime: at(noon + n * DAY) });
    const { id } = await addNote(server, { memberId: child, startTime: at(noon) });
    expect((await around(2)).skip).toBe(4);
    expect(await around(2, tokens.parent)).toMatchObject({ skip: 0, data: [{ _id: id }] });
  });

  it('without entries today the page is the one where they would be, between later and older entries', async () => {
    expect(await around(3)).toMatchObject({ count: 0, skip: 0, data: [] });
    const noon = await noonToday();
    for (let n = 1; n <= 4; n += 1) await addAppointment(server, { memberId: child, startTime: at(noon + n * DAY) });
    expect((await around(3)).skip).toBe(3);
    const older = await addNote(server, { memberId: child, startTime: at(noon - DAY) });
    const page = await around(3);
    expect(page.skip).toBe(3);
    expect(page.data.map((row: { _id: string }) => row._id)).toContain(older.id);
  });

  it('today is the day in the viewer’s time zone', async () => {
    const far = await addUser(server, { type: 'Business', timeZone: 'Pacific/Honolulu' });
    const other = await addChild(server, { parentId: priya.id, primaryContact: far.id });
    const token = await server.signIn(far);
    const { today } = (await list(`member=${other.id}`, token)).body;
    expect(today.from.slice(11)).toBe('10:00:00.000Z');
  });
});

describe('upcoming and past notes', () => {
  it('upcoming is sorted by start and has cancelled notes until their day ends; the rest is past [B234]', async () => {
    const [family] = [await addUser(server, { csm: mia.id })];
    const [one, two] = [
      await addChild(server, { parentId: family.id }),
      await addChild(server, { parentId: family.id }),
    ];
    const later = await addAppointment(server, { memberId: one.id, startTime: at(Date.now() + 5 * DAY) });
    const sooner = await addAppointment(server, { memberId: two.id, startTime: at(Date.now() + DAY) });
    const off = await addAppointment(server, { memberId: one.id, status: 'Canceled With Notice' });
    const offLongAgo = await addAppointment(server, {
      memberId: one.id,
      status: 'Canceled With Notice',
      startTime: at(Date.now() - 2 * DAY),
    });
    const past = await addNote(server, { memberId: one.id });
    const written = await addNote(server, { memberId: one.id, startTime: at(Date.now() + HOUR) });
    const running = await addAppointment(server, { memberId: one.id, startTime: at(Date.now() - HOUR / 2) });
    const token = await server.signIn(family);
    const ids = async (when: string) =>
      (await list(`customer=${family.id}&when=${when}`, token)).body.data.map((row: { _id: string }) => row._id);
    expect(await ids('upcoming')).toEqual([running.id, sooner.id, off.id, later.id]);
    expect(await ids('past')).toEqual([written.id, past.id, offLongAgo.id]);
  });

  it('the overview shows the child’s coach and success manager [B232 B233]', async () => {
    const overview = (id: string, token = tokens.parent) => server.call('GET', `session/overview/${id}`, { token });
    expect((await overview(child)).body.data).toMatchObject({
      member: { _id: child },
      primaryCoach: { _id: mia.id, firstName: 'Mia', email: mia.email },
      customerSuccessManager: { _id: mia.id, email: mia.email, phoneNumber: mia.phoneNumber },
    });
    expectFailure(await overview(child, tokens.subscriber), 'not_found');
  });
});

describe('a coach’s calendar range', () => {
  const range = (from: number, to: number, token = tokens.coach, more = '') =>
    server.call('GET', `session/calendar?from=${at(from)}&to=${at(to)}${more}`, { token });

  it('the range contains all overlapping notes and the coach’s events without a child', async () => {
    const from = Date.UTC(2031, 0, 6);
    const inside = await addAppointment(server, { memberId: child, startTime: at(from, 3) });
    const across = await addAppointment(server, { memberId: child, startTime: at(from, -0.5) });
    const own = await addAppointment(server, { memberId: null, startTime: at(from, 5), title: 'Dentist' });
    await addAppointment(server, { memberId: child, startTime: at(from + DAY) });
    await addAppointment(server, { memberId: child, startTime: at(from, 4), createdBy: coach2.id });
    const ids = (response: { body: { data: { _id: string }[] } }) => response.body.data.map(({ _id }) => _id);
    expect(ids(await range(from, from + DAY))).toEqual([across.id, inside.id, own.id]);
    // An administrator may see the coach's calendar, but not events without a child.
    expect(ids(await range(from, from + DAY, tokens.admin, `&coach=${mia.id}`))).toEqual([across.id, inside.id]);
    expectFailure(await range(from, from + DAY, tokens.coach2, `&coach=${mia.id}`), 'not_found');
    for (const [token, kind] of [
      [tokens.admin, ''],
      [tokens.coach2, ''],
      [tokens.parent, ''],
    ] as const)
      expectFailure(await server.call('GET', `session/${kind}${own.id}`, { token }), 'not_found');
    expect((await server.call('GET', `session/${own.id}`, { token: tokens.coach })).body.data.member).toBeNull();
  });

  it('the range is at most two months long and must not end before it starts', async () => {
    const from = Date.UTC(2031, 0, 6);
    expectInvalid(await range(from, from + 63 * DAY), 'to', scheduleTexts.rangeTooLong);
    expectInvalid(await range(from, from - DAY), 'to', scheduleTexts.rangeTooLong);
    expect((await server.call('GET', 'session/calendar', { token: tokens.coach })).status).toBe(422);
  });
});

describe('drafts', () => {
  const storeDraft = (memberId: string, number: number, value: unknown, token = tokens.coach) =>
    server.call('PUT', `draft/${NOTE_DRAFT_KIND}/${noteDraftKey(memberId, number)}`, { token, body: { value } });
  const drafts = (memberId: string, token = tokens.coach) =>
    server.call('GET', `session/drafts/${memberId}`, { token });

  it('only the owner sees drafts of the chosen child, if not empty [B329 B370 B371 C261 C262]', async () => {
    await storeDraft(child, 0, {
      title: 'First',
      about: '<p>Half a <b>note</b></p>',
      type: 'assessment',
      startTime: at(0),
    });
    await storeDraft(child, 3, { title: '', about: '<p></p>', relatedTasks: [] });
    await storeDraft(child, 4, { challenges: 'Noise', startTime: 'rubbish', title: 7 });
    await storeDraft(DEMO_CHILDREN.noor.id, 0, { title: 'Of another child' });
    await storeDraft(child, 0, { title: 'A colleague’s' }, tokens.coach2);
    const { body } = await drafts(child);
    expect(body.count).toBe(2);
    expect(body.data.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toMatchObject([
      {
        id: 0,
        key: noteDraftKey(child, 0),
        title: 'First',
        notes: 'Half a note',
        type: 'assessment',
        isDraft: true,
      },
      { id: 4, title: '', notes: '', startTime: null },
    ]);
    for (const token of [tokens.parent, tokens.admin]) expectFailure(await drafts(child, token), 'forbidden');
    expectFailure(await drafts(DEMO_CHILDREN.kaito.id), 'not_found');
  });

  it('lists the caller’s own drafts about all children they still work with, each with its child', async () => {
    await storeDraft(child, 7, { title: 'Begun' });
    await storeDraft(DEMO_CHILDREN.noor.id, 7, { title: 'Also begun' });
    await storeDraft(child, 8, { title: 'A colleague’s' }, tokens.coach2);
    await storeDraft(DEMO_CHILDREN.kaito.id, 7, { title: 'Of a family that is not theirs' });
    const { body } = await server.call('GET', 'session/drafts', { token: tokens.coach });
    const listed = body.data.map((draft: { title: string; member: { _id: string } }) => [
      draft.title,
      draft.member._id,
    ]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['Begun', child],
        ['Also begun', DEMO_CHILDREN.noor.id],
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/colleague|not theirs/);
    for (const token of [tokens.parent, tokens.admin])
      expectFailure(await server.call('GET', 'session/drafts', { token }), 'forbidden');
  });

  it('a staff member sees their own drafts in a customer’s view too [B329]', async () => {
    await storeDraft(child, 0, { title: 'Begun outside' });
    const acting = await server.call('POST', `auth/actAs/${priya.id}`, { token: tokens.coach, body: {} });
    expect((await drafts(child, acting.body.data.token)).body.data).toMatchObject([{ title: 'Begun outside' }]);
  });
});
