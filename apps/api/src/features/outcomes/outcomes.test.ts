import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { addProgramme, addOutcome, entryOf } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { readUrl, sendForm } from '../../testing/uploads.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;
let coach: string;
let parent: string;
let admin: string;
let typeOfGoal: string;
beforeAll(async () => {
  [coach, parent, admin] = [await server.signIn('coach'), await server.signIn('parent'), await server.signIn('admin')];
  typeOfGoal = await entryOf(server, 'skill');
});

const whole = () => ({
  member: arlo.id,
  name: '  Sleeping through ',
  typeOfGoal,
  performanceEvaluation: 'Five nights a week',
  neededSkills: ['  A calm evening', ''],
});
const create = (body: object, token = coach, headers = {}) => server.call('POST', 'goal', { token, body, headers });
const edit = (id: string, body: object, token = coach) => server.call('PUT', `goal/${id}`, { token, body });
const read = async (id: string) => (await server.call('GET', `goal/${id}`, { token: parent })).body.data;

describe('a new outcome', () => {
  it('starts as Planned and is returned with the names of its entries [B151 B336 B545 C067 C069 T336]', async () => {
    const response = await create({ ...whole(), complexity: await entryOf(server, 'complexity') });
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(outcomeTexts.created);
    expect(await read(response.body.data._id)).toMatchObject({
      member: arlo.id,
      name: 'Sleeping through',
      status: 'Planned',
      typeOfGoal: { _id: typeOfGoal, name: 'Communication' },
      complexity: { name: 'Low' },
      neededSkills: ['A calm evening'],
      isPrimary: false,
      version: 1,
    });
  });

  it.each([
    ['name', { name: ' ' }, '[B450 T286]', 'Please add name of input!'],
    ['typeOfGoal', { typeOfGoal: undefined }, '[B451 T287]', 'Please select your Type of goal!'],
    ['performanceEvaluation', { performanceEvaluation: '' }, '[B452 T288]', 'Please input your progress!'],
    ['neededSkills', { neededSkills: ['', '  '] }, '[B454 T290]', 'Please input some needed skills'],
    ['comment', { status: 'Achieved' }, '[B338 T289]', 'leave your comment!'],
    ['comment', { status: 'On-hold', comment: '  ' }, '[B338 T289]', 'leave your comment!'],
    ['comment', { status: 'Cancelled' }, '[B338 T289]', 'leave your comment!'],
    ['status', { status: 'Complete' }, '[B453]', outcomeTexts.selectStatus],
    ['status', { status: 'Somehow' }, '[B453]', outcomeTexts.selectStatus],
    ['member', { member: 'arlo' }, '', outcomeTexts.selectMember],
  ])('is rejected with a message for %s: %j %s', async (field, change, _rules, text) => {
    expectInvalid(await create({ ...whole(), ...change }), field, text);
  });

  it('is rejected with a type of another list, unknown fields or a foreign child', async () => {
    const other = await entryOf(server, 'complexity');
    expectInvalid(await create({ ...whole(), typeOfGoal: other }), 'typeOfGoal', outcomeTexts.selectType);
    expect((await create({ ...whole(), createdBy: DEMO_PEOPLE.coach.id })).status).toBe(422);
    expectFailure(await create({ ...whole(), member: kaito.id }), 'not_found');
  });

  it('can be added by a coach, not by an administrator or the family [B516]', async () => {
    for (const token of [admin, parent]) expectFailure(await create(whole(), token), 'forbidden');
  });

  it('sent twice with one idempotency key is stored once', async () => {
    const headers = { 'idempotency-key': 'outcome-once' };
    const [one, two] = [await create(whole(), coach, headers), await create(whole(), coach, headers)];
    expect(two.body.data._id).toBe(one.body.data._id);
  });

  it('is stored without the scripts in its rich text', async () => {
    const html = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">l</a></p>';
    const { _id } = (await create({ ...whole(), membersBaseLineSkills: html })).body.data;
    expect((await read(_id)).membersBaseLineSkills).toBe('<p>Hi<a>l</a></p>');
  });
});

describe('an edit of an outcome', () => {
  it('is partial and validated on the merged record [C070 B338 T337]', async () => {
    const { id } = await addOutcome(server, { memberId: arlo.id });
    expectInvalid(await edit(id, { status: 'Cancelled' }), 'comment', outcomeTexts.leaveComment);
    const saved = await edit(id, { status: 'Cancelled', comment: 'No longer wanted' });
    expect(saved.body).toMatchObject({ message: outcomeTexts.updated, data: { status: 'Cancelled', version: 2 } });
    expectInvalid(await edit(id, { comment: '' }), 'comment', outcomeTexts.leaveComment);
    expect((await edit(id, { status: 'Planned', comment: '' })).body.data).toMatchObject({ status: 'Planned' });
  });

  it('of an old version is rejected and changes nothing', async () => {
    const { id } = await addOutcome(server, { memberId: arlo.id });
    expect((await edit(id, { name: 'First', version: 1 })).status).toBe(200);
    expectFailure(await edit(id, { name: 'Late', version: 1 }), 'stale');
    expect((await read(id)).name).toBe('First');
  });

  it('leaves a legacy status unchanged, but cannot set one [B337]', async () => {
    const { id } = await addOutcome(server, { memberId: arlo.id, status: 'Pending' });
    expect((await edit(id, { name: 'Renamed', status: 'Pending' })).body.data).toMatchObject({ status: 'Pending' });
    expectInvalid(await edit(id, { status: 'Active' }), 'status', outcomeTexts.selectStatus);
  });

  it('cannot move the outcome to another child', async () => {
    const { id } = await addOutcome(server, { memberId: arlo.id });
    expectFailure(await edit(id, { member: noor.id, name: 'Moved' }), 'not_found');
    expect((await read(id)).member).toBe(arlo.id);
  });

  it('that makes it primary makes the previous primary outcome non-primary', async () => {
    const one = await addOutcome(server, { memberId: noor.id });
    const two = await addOutcome(server, { memberId: noor.id });
    for (const { id } of [one, two]) expect((await edit(id, { isPrimary: true })).status).toBe(200);
    expect([(await read(one.id)).isPrimary, (await read(two.id)).isPrimary]).toEqual([false, true]);
  });

  it('is in the audit log with what changed', async () => {
    const { id } = await addOutcome(server, { memberId: arlo.id });
    await edit(id, { name: 'Audited', neededSkills: ['Waiting', 'Asking'] });
    expect(
      await rowsOf(server, sql`select action, before, after, subject_id from audit_log where record_id = ${id}`),
    ).toEqual([
      {
        action: 'edit',
        before: { name: 'Joining in at playgroup' },
        after: { name: 'Audited' },
        subject_id: DEMO_PEOPLE.parent.id,
      },
    ]);
  });
});

describe('finding outcomes', () => {
  it('by text returns only those within reach', async () => {
    await addOutcome(server, { memberId: kaito.id, name: 'Riding a tall bicycle' });
    const { id } = await addOutcome(server, { memberId: arlo.id, name: 'Riding a small bicycle' });
    const find = async (token: string, words: string) =>
      (await server.call('GET', `goal/search?query=${words}`, { token })).body;
    for (const token of [parent, coach])
      expect(await find(token, 'BICYCLE')).toMatchObject({
        count: 1,
        data: [{ _id: id, member: { _id: arlo.id, firstName: 'Arlo' } }],
      });
    expect((await find(admin, 'bicycle')).count).toBe(2);
    expect((await find(parent, 'bi%25cle')).count).toBe(0);
  });

  it('by id returns one with its skills and tasks [C068]', async () => {
    const { outcome, skill, task } = await addProgramme(server, arlo.id);
    const { data } = (await server.call('GET', `goal/details/${outcome.id}`, { token: parent })).body;
    expect(data).toMatchObject({ _id: outcome.id, milestones: [{ _id: skill.id, tasks: [{ _id: task.id }] }] });
  });
});

describe('pictures in the baseline of an outcome', () => {
  const linksOf = async (url: string) =>
    (await rowsOf(server, sql`select links, customer_id from files where id = ${parseFileUrl(url)?.id}`))[0];
  const upload = async (token = coach) =>
    (await sendForm(server, token, formOf(pngOf(4, 4), 'plan.png'))).body.data.public_url as string;
  const baseline = (url: string) => `<p>Now</p><img src="${url}">`;

  it('belong to the outcome and its family, and are released when the text no longer uses them', async () => {
    const url = await upload();
    expect(await linksOf(url)).toEqual({ links: 0, customer_id: null });
    const { _id } = (await create({ ...whole(), membersBaseLineSkills: baseline(url) })).body.data;
    expect(await linksOf(url)).toEqual({ links: 1, customer_id: DEMO_PEOPLE.parent.id });
    expect((await read(_id)).membersBaseLineSkills).toContain(url);
    expect((await readUrl(server, parent, url)).status).toBe(200);
    await edit(_id, { membersBaseLineSkills: '<p>Now</p>' });
    expect(await linksOf(url)).toMatchObject({ links: 0 });
  });

  it('that the coach cannot reach are rejected, and the outcome with them', async () => {
    const url = await upload(await server.signIn('subscriber'));
    const response = await create({ ...whole(), membersBaseLineSkills: baseline(url) });
    expectInvalid(response, 'membersBaseLineSkills', uploadTexts.invalidUrl);
    expect(await linksOf(url)).toMatchObject({ links: 0 });
  });
});
