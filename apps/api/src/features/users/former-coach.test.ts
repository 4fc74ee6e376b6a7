import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { memberTexts } from '@amberway/contract/members/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { addNote } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { pngOf, storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addCover, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { readUrl } from '../../testing/uploads.ts';

// What is left to somebody who no longer works with a family, or only with one of its children.

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'coach2');
const [coach, coach2] = [DEMO_PEOPLE.coach.id, DEMO_PEOPLE.coach2.id];

const get = async (path: string, token: string) => (await server.call('GET', path, { token })).status;
const put = (path: string, body: object, token: string) => server.call('PUT', path, { token, body });

const makeFamily = async (about: { csm?: string; clinician?: string; team?: string[] } = {}) => {
  const customer = await addUser(server, { csm: about.csm ?? null });
  const ofFamily = { parentId: customer.id, primaryContact: about.clinician ?? coach2 };
  const child = await addChild(server, ofFamily);
  const sibling = await addChild(server, ofFamily);
  const outcome = await addOutcome(server, { memberId: child.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome, { team: about.team ?? [coach], needHelp: true });
  return { customer, child, sibling, outcome, skill };
};

it('a coach who was replaced with the dialog keeps nothing of the untouched demo family and cannot take it back', async () => {
  const path = `user/${DEMO_PEOPLE.parent.id}/allocation`;
  const { data } = (await server.call('GET', path, { token: tokens.admin })).body;
  const children = data.children.map(({ _id, version }: { _id: string; version: number }) => ({
    _id,
    version,
    primaryContact: coach2,
  }));
  const body = { version: data.family.version, csm: coach2, children };
  expect((await server.call('POST', path, { token: tokens.admin, body })).status).toBe(200);
  const { arlo, noor } = DEMO_CHILDREN;
  const reads = [arlo, noor].flatMap(({ id }) => [`member/${id}`, `goal?member=${id}`, `session?member=${id}`]);
  for (const read of [...reads, `user/${DEMO_PEOPLE.parent.id}`, `clientFiles/${DEMO_PEOPLE.parent.id}`])
    expect(await get(read, tokens.coach), read).toBe(404);
  for (const { id } of [arlo, noor])
    expectFailure(await put(`member/${id}`, { primaryContact: coach }, tokens.coach), 'not_found');
  expectFailure(await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: tokens.coach }), 'not_found');
});

it('the team of a skill works with its child, not with the sibling, the account or as the family', async () => {
  const { customer, child, sibling, skill, outcome } = await makeFamily();
  for (const path of [`member/${child.id}`, `milestone/${skill.id}`, `goal/${outcome.id}`, `diary/${child.id}`])
    expect(await get(path, tokens.coach), path).toBe(200);
  for (const path of [
    `member/${sibling.id}`,
    `goal?member=${sibling.id}`,
    `diary/${sibling.id}`,
    `user/${customer.id}`,
    `clientFiles/${customer.id}`,
    `supportContact/userContacts/${customer.id}`,
  ])
    expect(await get(path, tokens.coach), path).toBe(404);
  expectFailure(await server.call('POST', `auth/actAs/${customer.id}`, { token: tokens.coach }), 'not_found');
});

it('the team of a skill opens the pictures of its child’s records, while they show them and it is the team', async () => {
  const { customer, child, sibling, outcome, skill } = await makeFamily();
  const picture = async (uploaderId = coach2) => {
    const about = { uploaderId, customerId: customer.id, kind: 'image', mime: 'image/png', name: 'Cards.png' } as const;
    const { id, name } = await storeTestFile(server, about, pngOf(20, 20));
    return { id, url: fileUrl(id, name) };
  };
  const [inNote, inBaseline, ofChild, ofSibling, written, recorded] = await Promise.all(
    Array.from({ length: 6 }, () => picture()),
  );
  const html = (file = inNote) => `<p>See</p><img alt="A > B" src="${file?.url}" />`;
  const note = await addNote(server, { memberId: child.id, recordingLink: recorded?.url ?? '' });
  const rows = (query: SQL) => rowsOf(server, query);
  await rows(sql`update activity_notes set about = ${html()}, skills_for_home = ${`<p>src="${written?.url}"</p>`},
    challenges = ${`&lt;img src="${written?.url}"`} where id = ${note.id}`);
  await addNote(server, { memberId: sibling.id, about: html(ofSibling) });
  await rows(sql`update outcomes set baseline = ${html(inBaseline)} where id = ${outcome.id}`);
  await rows(sql`update members set avatar_url = ${ofChild?.url} where id = ${child.id}`);
  const open = async (files: (typeof inNote)[], token = tokens.coach) =>
    Promise.all(files.map(async (file) => (await readUrl(server, token, file?.url ?? '')).status));
  const shown = [inNote, inBaseline, ofChild, recorded];
  expect(await open(shown)).toEqual([200, 200, 200, 200]);
  expect(await open([ofSibling, written])).toEqual([404, 404]);

  // A picture that the team adds itself, and one that is used again in another note of the child.
  const own = await storeTestFile(server, { uploaderId: coach, kind: 'image', name: 'Own.png' }, pngOf(20, 20));
  const url = fileUrl(own.id, own.name);
  const about = `<p>Two</p><img src="${url}" />${html()}`;
  const added = await put(`session/${note.id}`, { about }, tokens.coach2);
  expectInvalid(added, 'about', uploadTexts.invalidUrl);
  const mine = await put(`session/${note.id}`, { about }, tokens.coach);
  expect(mine.status, mine.text).toBe(200);
  expect((await readUrl(server, tokens.coach, url)).status).toBe(200);

  // No longer shown: the uploader has no way back either.
  expect((await put(`session/${note.id}`, { about: '<p>Without</p>' }, tokens.coach2)).status).toBe(200);
  expect(await open([inNote])).toEqual([404]);
  expect((await readUrl(server, tokens.coach, url)).status).toBe(404);
  const again = await put(`session/${note.id}`, { about: html() }, tokens.coach);
  expect(again.status, again.text).toBe(422);
  expect((await put(`milestone/${skill.id}`, { needHelp: false, teamMember: [] }, tokens.coach2)).status).toBe(200);
  expect(await open(shown)).toEqual([404, 404, 404, 404]);
});

it('nobody who works with a family only through a team or a cover names its clinician or a team', async () => {
  for (const isCover of [false, true]) {
    const { customer, child, skill } = await makeFamily({ team: isCover ? [] : [coach] });
    if (isCover) await addCover(server, coach, customer.id);
    expectFailure(await put(`member/${child.id}`, { primaryContact: coach }, tokens.coach), 'forbidden', {
      message: memberTexts.namesNobody,
      errors: { primaryContact: memberTexts.namesNobody },
    });
    const team = { needHelp: true, teamMember: [coach, coach2] };
    expectFailure(await put(`milestone/${skill.id}`, team, tokens.coach), 'forbidden', {
      message: skillTexts.namesNobody,
      errors: { teamMember: skillTexts.namesNobody },
    });
  }
});

it.each<[string, object | undefined]>([
  ['mastered', { status: 'Mastered', reason: 'Seen in three settings.' }],
  ['cancelled', { status: 'Cancelled', comment: 'Not needed' }],
  ['removed', { isDeleted: true }],
  ['of an achieved outcome', undefined],
])('a team ends with its skill: %s; undone by somebody who names teams, it is named again', async (_how, body) => {
  const { child, skill, outcome } = await makeFamily();
  const closes = body
    ? await put(`milestone/${skill.id}`, body, tokens.coach2)
    : await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done' }, tokens.coach2);
  expect(closes.status, closes.text).toBe(200);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
  const undone =
    body && 'isDeleted' in body
      ? await put(`milestone/${skill.id}`, { isDeleted: false }, tokens.coach2)
      : await server.call('POST', body ? `milestone/${skill.id}/undo` : `goal/${outcome.id}/undo`, {
          token: tokens.coach2,
          body: {},
        });
  expect(undone.status, undone.text).toBe(200);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(200);
});

it('an outcome that is opened again later has no team', async () => {
  const { child, outcome, skill } = await makeFamily();
  await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done' }, tokens.coach2);
  expect((await put(`goal/${outcome.id}`, { status: 'In-progress' }, tokens.coach2)).status).toBe(200);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
  expect((await put(`milestone/${skill.id}`, { name: 'Waiting longer' }, tokens.coach2)).status).toBe(200);
});

it('a cover of one day stays one of one day when a removed skill is restored meanwhile', async () => {
  const { customer, child, skill } = await makeFamily({ team: [coach] });
  expect((await put(`milestone/${skill.id}`, { isDeleted: true }, tokens.coach2)).status).toBe(200);
  await addCover(server, coach, customer.id);
  const restored = await put(`milestone/${skill.id}`, { isDeleted: false }, tokens.coach);
  expect(restored.status, restored.text).toBe(200);
  expect(restored.body.data.teamMember).toEqual([]);
  await rowsOf(server, sql`delete from cover_grants where customer_id = ${customer.id}`);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
});

it('another clinician, another manager and the end of the account end teams, also of skills that are restored later', async () => {
  const admin = tokens.admin;
  const extra = await addUser(server, { type: 'Business', isMain: true, businessUserType: ['Therapist'] });
  const token = await server.signIn(extra);
  for (const act of ['clinician', 'manager', 'account'] as const) {
    const { customer, child, skill } = await makeFamily({ team: [extra.id] });
    await put(`milestone/${skill.id}`, { isDeleted: true }, tokens.coach2);
    if (act === 'clinician')
      expect((await put(`member/${child.id}`, { primaryContact: coach }, admin)).status).toBe(200);
    if (act === 'manager') expect((await put(`user/${customer.id}`, { csm: coach }, admin)).status).toBe(200);
    if (act === 'account') {
      expect((await put(`user/${extra.id}`, { userStatus: 'Inactive' }, admin)).status).toBe(200);
      expect((await put(`user/${extra.id}`, { userStatus: 'Active' }, admin)).status).toBe(200);
    }
    const by = act === 'clinician' ? tokens.coach : tokens.coach2;
    expect((await put(`milestone/${skill.id}`, { isDeleted: false }, by)).status).toBe(200);
    const now = act === 'account' ? await server.signIn(extra) : token;
    expect(await get(`member/${child.id}`, now), act).toBe(404);
  }
});

it('the former clinician of one child leaves the teams of the siblings, whoever named them there', async () => {
  const customer = await addUser(server, { csm: null });
  const child = await addChild(server, { parentId: customer.id, primaryContact: coach });
  const sibling = await addChild(server, { parentId: customer.id, primaryContact: coach2 });
  const outcome = await addOutcome(server, { memberId: sibling.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome);
  // While the whole family is theirs, they may.
  const named = await put(`milestone/${skill.id}`, { needHelp: true, teamMember: [coach] }, tokens.coach);
  expect(named.status, named.text).toBe(200);
  expect((await put(`member/${child.id}`, { primaryContact: coach2 }, tokens.admin)).status).toBe(200);
  for (const { id } of [child, sibling]) expect(await get(`member/${id}`, tokens.coach)).toBe(404);
  expect((await server.call('GET', `milestone/${skill.id}`, { token: tokens.coach2 })).body.data.teamMember).toEqual(
    [],
  );
});

it('who is clinician of another child, or success manager, stays in the team of a sibling', async () => {
  const extra = await addUser(server, { type: 'Business', isMain: true, businessUserType: ['Therapist'] });
  const customer = await addUser(server, { csm: extra.id });
  const child = await addChild(server, { parentId: customer.id, primaryContact: extra.id });
  const sibling = await addChild(server, { parentId: customer.id, primaryContact: coach2 });
  const outcome = await addOutcome(server, { memberId: sibling.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome, { team: [extra.id], needHelp: true });
  expect((await put(`member/${child.id}`, { primaryContact: coach2 }, tokens.admin)).status).toBe(200);
  expect(
    (await server.call('GET', `milestone/${skill.id}`, { token: tokens.coach2 })).body.data.teamMember,
  ).toHaveLength(1);
});

it('a removed skill of an achieved outcome, both undone, has no team when somebody restores it who names none', async () => {
  const { customer, child, outcome, skill } = await makeFamily({ team: [coach] });
  const done = async (response: ReturnType<typeof put>) => expect((await response).status).toBe(200);
  await done(put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done' }, tokens.coach2));
  await done(put(`milestone/${skill.id}`, { isDeleted: true }, tokens.coach2));
  await done(server.call('POST', `goal/${outcome.id}/undo`, { token: tokens.coach2, body: {} }));
  await addCover(server, coach, customer.id);
  await done(put(`milestone/${skill.id}`, { isDeleted: false }, tokens.coach));
  await rowsOf(server, sql`delete from cover_grants where customer_id = ${customer.id}`);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
});

it.each([
  ['opened again', ({ id }: { id: string }) => put(`goal/${id}`, { status: 'In-progress' }, tokens.coach2)],
  ['undone', ({ id }: { id: string }) => server.call('POST', `goal/${id}/undo`, { token: tokens.coach2, body: {} })],
])('a team that is named in an achieved outcome is none when that is %s', async (_how, open) => {
  const { child, outcome, skill } = await makeFamily({ team: [] });
  expect((await put(`goal/${outcome.id}`, { status: 'Achieved', comment: 'Done' }, tokens.coach2)).status).toBe(200);
  await put(`milestone/${skill.id}`, { needHelp: true, teamMember: [coach] }, tokens.coach2);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
  expect((await open(outcome)).status).toBe(200);
  expect(await get(`member/${child.id}`, tokens.coach)).toBe(404);
});
