import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote, noteBody } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { addMessage } from '../../testing/messages.ts';
import { addOutcome, addProgramme, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { kaito } = DEMO_CHILDREN;
const { parent: priya, coach: mia } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
let child: string;
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: priya.id, firstName: 'Zoe', primaryContact: mia.id }));
});

const create = (body: object, headers = {}) => server.call('POST', 'session', { token: tokens.coach, body, headers });
const edit = (id: string, body: object, token = tokens.coach) => server.call('PUT', `session/${id}`, { token, body });
const read = (id: string, token = tokens.coach, kind = '') => server.call('GET', `session/${kind}${id}`, { token });
const made = async (about: object = {}) => (await create(noteBody(child, about))).body.data;
const notificationsOf = (id: string) =>
  rowsOf(server, sql`select user_id from notifications where note_id = ${id} and dismissed_at is null`);

describe('a new note', () => {
  it('a new note is Pending, gets the title prefix once and notifies nobody [B152 B357 B379 C057 T350]', async () => {
    const response = await create(noteBody(child, { rateSession: 4, clientEngagement: null, topWins: ['<p></p>'] }));
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(noteTexts.created);
    expect(response.body.data).toMatchObject({
      title: 'Session: Asking for help',
      status: 'Pending',
      minutes: 60,
      notes: 'We practised asking.',
      member: { _id: child },
      createdBy: { _id: mia.id },
      rateSession: 4,
      topWins: [],
      endtimeCancellation: false,
      read: false,
    });
    expect((await edit(response.body.data._id, { title: 'session: again' })).body.data.title).toBe('session: again');
    expect(await notificationsOf(response.body.data._id)).toEqual([]);
  });

  it('publishing a new note says so in the message and notifies the parent once [B378 T351]', async () => {
    const response = await create(noteBody(child, { status: 'Published' }));
    expect(response.body.message).toBe(noteTexts.published('Zoe'));
    const { _id } = response.body.data;
    expect(await notificationsOf(_id)).toEqual([{ user_id: priya.id }]);
    await edit(_id, { status: 'Pending' });
    await edit(_id, { status: 'Published', challenges: 'Noise' });
    expect(await notificationsOf(_id)).toHaveLength(1);
    const body = { type: 'SESSION_ADDED', member: child, session: _id, user: priya.id };
    const posted = await server.call('POST', 'notification', { token: tokens.coach, body });
    expect(posted.body.data).toMatchObject({ session: { _id }, type: 'SESSION_ADDED' });
    expect(await notificationsOf(_id)).toHaveLength(1);
  });

  it('a client cannot send notifications about a pending note', async () => {
    const { _id } = await made();
    const body = { type: 'SESSION_ADDED', member: child, session: _id };
    expect((await server.call('POST', 'notification', { token: tokens.coach, body })).body.data).toBeNull();
  });

  it('a note sent twice with one idempotency key is created once', async () => {
    const headers = { 'idempotency-key': `note-${child}` };
    const [one, two] = [await create(noteBody(child), headers), await create(noteBody(child), headers)];
    expect(two.body.data._id).toBe(one.body.data._id);
  });

  it.each([
    ['member', {}, noteTexts.selectChild, { member: 'x' }],
    ['title', { message: noteTexts.noTitle }, noteTexts.inputTitle, { title: ' Session: ' }],
    ['about', {}, noteTexts.noDescription, { about: '<p> </p>' }],
    ['type', {}, noteTexts.noType, { type: 'dancing' }],
    ['uploadedResource', {}, noteTexts.noResource, { type: 'resource_dev' }],
    ['status', {}, noteTexts.selectStatus, { status: 'Perhaps' }],
    ['status', {}, noteTexts.selectStatus, { status: 'GoogleCal' }],
    [
      'endTime',
      {},
      noteTexts.endAfterStart,
      { endTime: '2026-03-01T23:00:00.000Z', startTime: '2026-03-01T23:30:00Z' },
    ],
    ['endTime', {}, noteTexts.endAfterStart, { endTime: '2026-03-01T00:00:00.000Z' }],
    [
      'endTime',
      {},
      noteTexts.endAfterStart,
      { endTime: '2026-03-02T00:00:00.000Z', startTime: '2026-03-03T00:00:00Z' },
    ],
    ['startTime', {}, noteTexts.selectStart, { startTime: '9999-01-01T00:00:00.000Z' }],
    ['meetLink', {}, noteTexts.onlyHttps, { meetLink: 'javascript:alert(1)' }],
    ['recordingLink', {}, noteTexts.invalidUrl, { recordingLink: 'http://insecure.test/x' }],
    ['endtimeCancellation', {}, noteTexts.selectStatus, { endtimeCancellation: true }],
    ['currentGoal', {}, outcomeTexts.enterOutcome, { currentGoal: '' }],
  ])(
    'a note without a valid %s is rejected [B366 B367 B373 B456 B487 B488 B489 B491 T317 T318 T319 T320]',
    async (field, also, text, wrong) => {
      const response = await create(noteBody(child, wrong));
      expect(response.status).toBe(422);
      expect(response.body.errors?.[field]).toBe(text);
      expect(response.body).toMatchObject(also);
    },
  );

  it('a note requires start and end time [B490]', async () => {
    const { startTime: _s, endTime: _e, ...rest } = noteBody(child);
    expectFailure(await create(rest), 'invalid', {
      message: noteTexts.selectStart,
      errors: { startTime: noteTexts.selectStart, endTime: noteTexts.selectEnd },
    });
  });

  it('the message names the first missing field in the order of the checks [B373]', async () => {
    const empty = { member: child, startTime: '2026-03-02T00:00:00Z', endTime: '2026-03-02T01:00:00Z' };
    expect((await create(empty)).body.message).toBe(noteTexts.noDescription);
    expect((await create({ ...empty, about: 'x' })).body.message).toBe(noteTexts.noTitle);
    expect((await create({ ...empty, about: 'x', title: 'x' })).body.message).toBe(noteTexts.noType);
  });

  it.each([
    [{ rateSession: 0 }],
    [{ clientEngagement: 6 }],
    [{ rateSession: 2.5 }],
    [{ topWins: 'one' }],
    [{ relatedTasks: ['x'] }],
    [{ about: 'x'.repeat(100_001) }],
    [{ createdBy: mia.id }],
    [{ about: 'a\0b' }],
    [{ resoruceAction: 'stealResource' }],
  ])('a note with %j is rejected', async (wrong) => {
    const response = await create(noteBody(child, wrong));
    expect([400, 422]).toContain(response.status);
  });

  it('scripts, unsafe links and external pictures are removed from a note’s texts', async () => {
    const evil =
      '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">l</a><img src="https://a.test/p.png"></p>';
    const { about, skillsForHome, topWins, notes } = await made({ about: evil, skillsForHome: evil, topWins: [evil] });
    for (const html of [about, skillsForHome, ...topWins]) expect(html).toBe('<p>Hi<a>l</a></p>');
    expect(notes).toBe('Hil');
  });
});

describe('records out of reach', () => {
  it('a child, outcome, task or resource out of reach returns 404', async () => {
    const foreign = await addProgramme(server, kaito.id);
    const sibling = await addOutcome(server, { memberId: DEMO_CHILDREN.noor.id });
    for (const wrong of [
      { member: kaito.id },
      { currentGoal: foreign.outcome.id },
      { currentGoal: sibling.id },
      { relatedTasks: [foreign.task.id] },
      { uploadedResource: foreign.task.id },
    ])
      expectFailure(await create({ ...noteBody(child), ...wrong }), 'not_found');
    const { _id } = await made();
    expectFailure(await edit(_id, { currentGoal: foreign.outcome.id }), 'not_found');
    expectFailure(await edit(_id, { relatedTasks: [foreign.task.id] }), 'not_found');
    expectFailure(await edit(_id, { member: DEMO_CHILDREN.noor.id }), 'not_found');
    expectFailure(await edit(_id, { title: 'Mine now' }, tokens.coach2), 'not_found');
    expect((await read(_id)).body.data).toMatchObject({ currentGoal: null, relatedTasks: [], version: 1 });
  });
});

describe('an edit', () => {
  it('PUT and PATCH edit partially and reject an old version [B549 C058 C059]', async () => {
    const { _id } = await made({ challenges: 'Noise' });
    const put = await edit(_id, { title: 'Other', version: 1 });
    expect(put.body).toMatchObject({ message: noteTexts.updated, data: { challenges: 'Noise', version: 2 } });
    const patch = await server.call('PATCH', `session/${_id}`, {
      token: tokens.coach,
      body: { internalNotes: 'Call school', version: 2 },
    });
    expect(patch.body.data).toMatchObject({ title: 'Session: Other', internalNotes: 'Call school', version: 3 });
    expectFailure(await edit(_id, { title: 'Late', version: 1 }), 'stale');
    expectInvalid(await edit(_id, { about: '' }), 'about', noteTexts.noDescription);
  });

  it('changing the current outcome has its own message; task and outcome must be the child’s [B549 T352]', async () => {
    const { outcome, task } = await addProgramme(server, child);
    const { _id } = await made({ relatedTasks: [task.id] });
    const response = await edit(_id, { currentGoal: outcome.id, member: child });
    expect(response.body).toMatchObject({ message: noteTexts.outcomeUpdated, data: { currentGoal: outcome.id } });
    expect((await read(_id, tokens.coach, 'details/')).body.data).toMatchObject({
      currentGoalObject: { _id: outcome.id, name: outcome.name },
      relatedTaskObjects: [{ _id: task.id, name: task.name, goal: { _id: outcome.id } }],
    });
  });

  it('the status late cancellation sets the flag, any other status clears it [B358 B099]', async () => {
    const { _id } = await made();
    expect((await edit(_id, { status: 'No-Show/Late Cancellation' })).body.data.endtimeCancellation).toBe(true);
    expect((await edit(_id, { status: 'Canceled With Notice' })).body.data.endtimeCancellation).toBe(false);
    expectInvalid(await edit(_id, { status: 'GoogleCal' }), 'status', noteTexts.selectStatus);
  });

  it('the audit log records each edit with its actor', async () => {
    const { _id } = await made();
    await edit(_id, { challenges: 'Noise' });
    expect(
      await rowsOf(
        server,
        sql`select action, actor_id, subject_id from audit_log where record_id = ${_id} order by id`,
      ),
    ).toEqual([
      { action: 'create', actor_id: mia.id, subject_id: priya.id },
      { action: 'edit', actor_id: mia.id, subject_id: priya.id },
    ]);
  });
});

describe('a family', () => {
  const CANARY = 'Canary: the staff only.';

  it('a family never gets the staff-only fields [B146 B227]', async () => {
    const { id } = await addNote(server, { memberId: child });
    for (const kind of ['', 'details/']) {
      const response = await read(id, tokens.parent, kind);
      expect(response.status, response.text).toBe(200);
      expect(response.body.data.about).toContain('train');
      for (const key of ['internalNotes', 'rateSession', 'clientEngagement', 'summary', 'readByFamilyAt'])
        expect(response.body.data).not.toHaveProperty(key);
      expect(response.text).not.toContain(CANARY);
    }
    const list = await server.call('GET', `session?member=${child}`, { token: tokens.parent });
    expect(list.text).not.toContain(CANARY);
    expect((await read(id)).body.data.internalNotes).toBe(CANARY);
  });

  it('a family finds a pending note in no response [B224]', async () => {
    const { id } = await addNote(server, { memberId: child, status: 'Pending', recordingLink: 'https://a.test/1' });
    for (const path of [`session/${id}`, `session/details/${id}`, `session/${id}/read`])
      expectFailure(await server.call('GET', path, { token: tokens.parent }), 'not_found');
    for (const path of [`session?member=${child}`, `session?customer=${priya.id}&limit=200`, `session/ideas/${child}`])
      expect((await server.call('GET', path, { token: tokens.parent })).text).not.toContain(id);
    expectFailure(
      await server.call('PATCH', `session/usefulness/${id}`, {
        token: tokens.parent,
        body: { clientFindSkillUseful: true },
      }),
      'not_found',
    );
    expect((await read(id)).status).toBe(200);
  });

  it('a family sees title, time, coach and link of an appointment, nothing else', async () => {
    const { id } = await addAppointment(server, { memberId: child, about: '<p>Plan</p>', excerpt: 'Plan' });
    const { data } = (await read(id, tokens.parent, 'details/')).body;
    expect(data).toMatchObject({
      title: 'Session: Turn taking',
      meetLink: 'https://meet.example/abc',
      createdBy: { _id: mia.id },
      about: '',
      notes: '',
      primaryGoal: null,
      skills: [],
    });
    expect((await read(id)).body.data.about).toBe('<p>Plan</p>');
  });

  it('opening a note is stored for each reader separately [B372 C065]', async () => {
    const { id } = await addNote(server, { memberId: child });
    const open = (token: string) => server.call('GET', `session/${id}/read`, { token });
    expect((await open(tokens.coach)).body.data).toEqual({ read: true });
    expect((await read(id, tokens.parent)).body.data.read).toBe(false);
    expect((await read(id)).body.data).toMatchObject({ read: true, readByFamilyAt: null });
    await open(tokens.parent);
    await open(tokens.parent);
    expect((await read(id, tokens.parent)).body.data.read).toBe(true);
    expect((await read(id)).body.data.readByFamilyAt).toMatch(/^20.*Z$/);
    const crossSite = await server.call('GET', `session/${id}/read`, {
      token: tokens.parent,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expectFailure(crossSite, 'cross_site');
  });

  it('a family rates an idea for home as useful or not, and withdraws the rating [B857 C062 C063 C066]', async () => {
    const first = await addNote(server, { memberId: child, startTime: '2026-02-01T00:00:00.000Z' });
    const second = await addNote(server, { memberId: child, startTime: '2026-02-02T00:00:00.000Z' });
    await addNote(server, { memberId: child, skillsForHome: '' });
    await addNote(server, { memberId: child, status: 'Canceled With Notice' });
    const ideas = () => server.call('GET', `session/ideas/${child}?skip=0&limit=2`, { token: tokens.parent });
    expect((await ideas()).body).toMatchObject({
      count: 2,
      data: [
        { sessionId: second.id, clientFindSkillUseful: null },
        { sessionId: first.id, skillsForHome: first.skillsForHome },
      ],
    });
    const rate = (clientFindSkillUseful: unknown, token = tokens.parent) =>
      server.call('PATCH', `session/usefulness/${second.id}`, { token, body: { clientFindSkillUseful } });
    expect((await rate(true)).body.data.clientFindSkillUseful).toBe(true);
    expect((await rate(false)).body.data.clientFindSkillUseful).toBe(false);
    expect((await ideas()).body.data[0].clientFindSkillUseful).toBe(false);
    expect((await rate(null)).body.data.clientFindSkillUseful).toBeNull();
    expect((await rate('yes')).status).toBe(422);
    expectFailure(await rate(true, tokens.coach), 'forbidden');
    expectFailure(await rate(true, tokens.subscriber), 'not_found');
  });
});

describe('deleting a note', () => {
  it('only administrators delete a note, and its notifications go with it [B522 B587 C060 T353]', async () => {
    const { _id } = (await create(noteBody(child, { status: 'Published' }))).body.data;
    const remove = (token: string) => server.call('DELETE', `session/${_id}`, { token });
    for (const token of [tokens.coach, tokens.parent]) expectFailure(await remove(token), 'forbidden');
    expect((await remove(tokens.admin)).body.message).toBe(noteTexts.deleted);
    for (const token of [tokens.admin, tokens.coach, tokens.parent]) expectFailure(await read(_id, token), 'not_found');
    expect(await notificationsOf(_id)).toEqual([]);
    expectFailure(await remove(tokens.admin), 'not_found');
  });

  it('is undone by those who may delete: the note and its unread notification are restored', async () => {
    const { _id, version } = (await create(noteBody(child, { status: 'Published' }))).body.data;
    const unread = async () => (await rowsOf(server, sql`select unread_count from users where id = ${priya.id}`))[0];
    const before = await unread();
    const call = (method: 'DELETE' | 'PATCH', token: string) =>
      server.call(method, `session/${_id}${method === 'PATCH' ? '/restore' : ''}`, { token });
    await call('DELETE', tokens.admin);
    expect(await unread()).not.toEqual(before);
    for (const token of [tokens.coach, tokens.parent]) expectFailure(await call('PATCH', token), 'forbidden');
    expect((await call('PATCH', tokens.admin)).body).toMatchObject({
      message: noteTexts.restored,
      data: { _id, status: 'Published', isDeleted: false, version: version + 2 },
    });
    expect((await read(_id, tokens.parent)).status).toBe(200);
    expect(await notificationsOf(_id)).toEqual([{ user_id: priya.id }]);
    expect(await unread()).toEqual(before);
    // A second press changes nothing.
    expect((await call('PATCH', tokens.admin)).body.data.version).toBe(version + 2);
    const logged = await rowsOf(server, sql`select action from audit_log where record_id = ${_id} order by id`);
    expect(logged.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  it('administrators neither create nor edit notes [B521]', async () => {
    const { _id } = await made();
    expectFailure(await server.call('POST', 'session', { token: tokens.admin, body: noteBody(child) }), 'forbidden');
    expectFailure(await edit(_id, { title: 'x' }, tokens.admin), 'forbidden');
    expectFailure(await edit(_id, { title: 'x' }, tokens.parent), 'forbidden');
  });
});

describe('an opened note', () => {
  it('one request returns the note with outcome, skills, tasks and digest [B225 C055 C061]', async () => {
    const { outcome, skill } = await addProgramme(server, child);
    await rowsOf(server, sql`update outcomes set is_primary = true where id = ${outcome.id}`);
    const older = await addNote(server, { memberId: child, title: 'Session: Older' });
    const { id } = await addNote(server, { memberId: child });
    const { data } = (await read(id, tokens.coach, 'details/')).body;
    expect(data).toMatchObject({
      memberObject: { _id: child, firstName: 'Zoe' },
      primaryGoal: { _id: outcome.id },
      skills: [{ _id: skill.id, goal: { _id: outcome.id } }],
      summary: {
        outcome: outcome.name,
        openSkills: [skill.name],
        lastNotes: [{ _id: older.id, title: 'Session: Older', notes: 'We played with the train.' }],
      },
    });
    const context = (await server.call('GET', `session/context/${child}`, { token: tokens.coach })).body.data;
    expect(context).toMatchObject({ primaryGoal: { _id: outcome.id }, summary: { outcome: outcome.name } });
    const forFamily = (await server.call('GET', `session/context/${child}`, { token: tokens.parent })).body.data;
    expect(forFamily).not.toHaveProperty('summary');
  });

  it('the summary has the last two published notes and what the family wrote to the viewer, unanswered first', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const notes = await Promise.all(
      [4, 3, 2].map((days) => addNote(server, { memberId: child, title: `Session: ${days}`, startTime: at(days) })),
    );
    await addNote(server, { memberId: child, status: 'Pending', startTime: at(1) });
    await addNote(server, { memberId: child, excerpt: '', startTime: at(1) });
    await addAppointment(server, { memberId: child });
    const { skill } = await addProgramme(server, child);
    const tick = { isCompleted: true, completedBy: priya.id };
    await addTask(server, skill, { ...tick, name: 'Wave', notes: 'He waved first!', completedAt: at(-1) });
    await addTask(server, skill, { ...tick, notes: ' ', completedAt: at(1) });
    await addTask(server, skill, { ...tick, notes: 'From staff', completedBy: mia.id, completedAt: at(1) });
    const fromPriya = { fromId: priya.id, customerId: priya.id };
    await addMessage(server, { ...fromPriya, toId: mia.id, message: 'At dinner too?', createdAt: at(0) });
    await addMessage(server, {
      ...fromPriya,
      toId: DEMO_PEOPLE.manager.id,
      message: 'To a colleague',
      createdAt: at(1),
    });
    const summary = async () =>
      (await server.call('GET', `session/context/${child}`, { token: tokens.coach })).body.data.summary;
    // The demo family has an older question that waits as well: answered here.
    await addMessage(server, { fromId: mia.id, toId: priya.id, message: 'Only for games.', createdAt: at(0.5) });
    const before = await summary();
    expect(before.lastNotes.map((note: { _id: string }) => note._id)).toEqual([notes[2]?.id, notes[1]?.id]);
    expect(before.familyWords.slice(0, 2)).toMatchObject([
      { kind: 'message', text: 'At dinner too?', answered: false, about: null, from: { _id: priya.id } },
      { kind: 'tick', text: 'He waved first!', answered: true, about: 'Wave' },
    ]);
    await addMessage(server, { fromId: mia.id, toId: priya.id, message: 'Yes, at dinner too.', createdAt: at(-1) });
    const after = (await summary()).familyWords as { text: string; answered: boolean }[];
    expect(after.slice(0, 2).map(({ text, answered }) => [text, answered])).toEqual([
      ['He waved first!', true],
      ['At dinner too?', true],
    ]);
  });
});
