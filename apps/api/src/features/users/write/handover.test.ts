import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userTexts } from '@amberway/contract/users/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer();
const { coach2, restingCoach, parent } = DEMO_PEOPLE;
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const patch = (id: string, body: object, token = admin) => server.call('PATCH', `user/${id}`, { token, body });
const caseload = (id: string, token = admin) => server.call('GET', `user/${id}/caseload`, { token });
const coachOf = async (child: string) =>
  (await rowsOf<{ coach: string }>(server, sql`select primary_contact as coach from members where id = ${child}`))[0]
    ?.coach;
const csmOf = async (id: string) =>
  (await rowsOf<{ csm: string }>(server, sql`select csm from users where id = ${id}`))[0]?.csm;
const statusOf = async (id: string) =>
  (await rowsOf<{ status: string }>(server, sql`select user_status as status from users where id = ${id}`))[0]?.status;
const auditOf = (id: string) =>
  rowsOf<{ before: object; after: object }>(server, sql`select before, after from audit_log where record_id = ${id}`);

/** A coach with one child and one family. */
const leavingCoach = async () => {
  const { id } = await addUser(server, { type: 'Business' });
  const family = await addUser(server, { csm: id, choosePlan: 'Flagship' });
  const child = await addChild(server, { parentId: family.id, primaryContact: id });
  return { id, family: family.id, child: child.id };
};

describe('a coach who is deactivated', () => {
  it('shows administrators the children and families who lose them', async () => {
    const { id, child, family } = await leavingCoach();
    expect((await caseload(id)).body.data).toMatchObject({
      children: [{ _id: child, parent: { _id: family } }],
      families: 1,
    });
    expectFailure(await caseload(id, await server.signIn('coach')), 'forbidden');
    expectFailure(await caseload(parent.id), 'not_found');
  });

  it('hands all of them to another coach in one step, each with its history', async () => {
    const { id, child, family } = await leavingCoach();
    const response = await patch(id, { userStatus: 'Inactive', handOverTo: coach2.id });
    expect(response.status, response.text).toBe(200);
    expect(await coachOf(child)).toBe(coach2.id);
    expect(await csmOf(family)).toBe(coach2.id);
    expect((await auditOf(child)).at(-1)?.after).toMatchObject({ primaryContact: coach2.id });
    expect((await auditOf(family)).at(-1)).toMatchObject({ before: { csm: id }, after: { csm: coach2.id } });
    expect((await caseload(id)).body.data).toEqual({ children: [], families: 0 });
  });

  it('hands over in the same way when deleted', async () => {
    const { id, child, family } = await leavingCoach();
    const remove = (to: string, who = id) => server.call('DELETE', `user/${who}?handOverTo=${to}`, { token: admin });
    expectInvalid(await remove(restingCoach.id), 'handOverTo', userTexts.staffOnlyCsm);
    expectInvalid(await remove(coach2.id, family), 'handOverTo', userTexts.notForThisKind);
    expect([await statusOf(id), await statusOf(family), await coachOf(child)]).toEqual(['Active', 'Active', id]);
    expect((await remove(coach2.id)).body.message).toBe(userTexts.deleted);
    expect([await statusOf(id), await coachOf(child), await csmOf(family)]).toEqual(['Deleted', coach2.id, coach2.id]);
  });

  it('leaves everything as it was without a handover [B729]', async () => {
    const { id, child, family } = await leavingCoach();
    expect((await patch(id, { userStatus: 'Inactive' })).status).toBe(200);
    expect([await coachOf(child), await csmOf(family)]).toEqual([id, id]);
  });

  it.each([
    ['somebody who is not active', () => restingCoach.id, userTexts.staffOnlyCsm],
    ['a family', () => parent.id, userTexts.staffOnlyCsm],
    ['themselves', (self: string) => self, userTexts.handOverToAnother],
  ])('stays active when the children cannot go to %s', async (_who, to, message) => {
    const { id, child } = await leavingCoach();
    expectInvalid(await patch(id, { userStatus: 'Inactive', handOverTo: to(id) }), 'handOverTo', message);
    expect([await statusOf(id), await coachOf(child)]).toEqual(['Active', id]);
  });

  it('hands over only when leaving, and only coaches do', async () => {
    const { id, family } = await leavingCoach();
    expectInvalid(await patch(id, { handOverTo: coach2.id }), 'handOverTo', userTexts.handOverOnLeaving);
    const body = { userStatus: 'Inactive', handOverTo: coach2.id };
    expectInvalid(await patch(family, body), 'handOverTo', userTexts.notForThisKind);
  });

  it('is not something that coaches decide themselves', async () => {
    const coach = await server.signIn('coach');
    const response = await patch(DEMO_PEOPLE.coach.id, { handOverTo: coach2.id }, coach);
    expect(response.status).toBe(403);
    expect(response.body.errors).toEqual({ handOverTo: userTexts.columnRefused });
  });
});
