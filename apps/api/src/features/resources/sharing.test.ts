import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { db } from '../../kernel/db/context.ts';
import { noteBody } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource, expectOtherFamily, resourceBody } from '../../testing/library.ts';
import { addProgramme } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { lookups } from '../lookups/tables.ts';
import { outcomes, skills, taskResources, tasks } from '../programme/public.ts';

const server = useServer();
const { arlo, noor, eli, ben } = DEMO_CHILDREN;
const { coach, parent } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');

const callAction = (verb: 'share' | 'unshare', member: string, resources: unknown, token = tokens.coach) =>
  server.call('POST', `resource/${member}/${verb}`, { token, body: { resources } });
const share = (member: string, resources: unknown, token?: string) => callAction('share', member, resources, token);
const unshare = (member: string, resources: unknown, token?: string) => callAction('unshare', member, resources, token);
const sharesOf = (member: string) =>
  rowsOf<{ resource_id: string }>(server, sql`select resource_id from resource_shares where member_id = ${member}`);
const notificationsOf = (resource: string) =>
  rowsOf(server, sql`select user_id, type from notifications where resource_id = ${resource}`);

/** A task of the child that uses the resource. */
const useInTask = (memberId: string, resourceId: string): Promise<string> =>
  server.within(async () => {
    const fields = { memberId, createdBy: coach.id };
    const typeOf = async (type: 'skill' | 'milestoneType' | 'taskType') =>
      (await db().select().from(lookups).where(eq(lookups.type, type)).limit(1))[0]?.id ?? '';
    const outcome = { ...fields, id: uuidv7(), name: 'An outcome', neededSkills: ['one'], performanceEvaluation: 'x' };
    await db()
      .insert(outcomes)
      .values({ ...outcome, outcomeType: await typeOf('skill') });
    const skill = {
      ...fields,
      id: uuidv7(),
      outcomeId: outcome.id,
      name: 'A skill',
      targetSkills: ['one'],
      targetsToBeAchieved: [],
    };
    await db()
      .insert(skills)
      .values({ ...skill, skillType: await typeOf('milestoneType') });
    const task = { ...fields, id: uuidv7(), skillId: skill.id, name: 'Use the cards', description: 'x' };
    await db()
      .insert(tasks)
      .values({ ...task, taskType: await typeOf('taskType') });
    await db().insert(taskResources).values({ taskId: task.id, resourceId });
    return task.id;
  });

describe('sharing resources', () => {
  it('shares several at once and notifies the parent once; repeating changes nothing [C117 B563 B153]', async () => {
    const ids = [await addResource(server), await addResource(server, { status: 'Approved' })];
    const response = await share(noor.id, [...ids, ids[0]]);
    expect(response.body).toEqual({ status: true, data: { changed: 2 }, message: resourceTexts.shared });
    expect((await share(noor.id, ids)).body.data).toEqual({ changed: 0 });
    expect(await notificationsOf(ids[0] ?? '')).toEqual([{ user_id: parent.id, type: 'RESOURCE' }]);
    const audit = await rowsOf(
      server,
      sql`select subject_id, after from audit_log where action = 'share' order by id desc limit 1`,
    );
    expect(audit).toMatchObject([{ subject_id: parent.id, after: { member: noor.id } }]);
  });

  it('allows only Active and Approved ones, all of them or none [B389]', async () => {
    const fine = await addResource(server);
    for (const status of ['Pending', 'Reject']) {
      const wrong = await addResource(server, { status });
      expectInvalid(await share(noor.id, [fine, wrong]), 'resources', resourceTexts.notShareable);
    }
    expect((await sharesOf(noor.id)).map((row) => row.resource_id)).not.toContain(fine);
    expect(await notificationsOf(fine)).toEqual([]);
  });

  it('returns 404 for foreign children and unknown or invisible resources, and changes nothing', async () => {
    const id = await addResource(server);
    const deleted = LIBRARY.oldChecklist.id;
    const gone = '00000000-0000-7000-8000-000000000009';
    for (const response of [
      await share(eli.id, [id]),
      await share(gone, [id]),
      await share(noor.id, [id, gone]),
      await share(noor.id, [id, deleted]),
      await share(eli.id, [id, LIBRARY.transport.id], tokens.coach2),
    ])
      expectFailure(response, 'not_found');
    expectFailure(await share(noor.id, [id], tokens.parent), 'forbidden');
    expect(await rowsOf(server, sql`select 1 from resource_shares where resource_id = ${id}`)).toEqual([]);
  });

  it('rejects invalid bodies', async () => {
    expectInvalid(await share(noor.id, []), 'resources', resourceTexts.selectResource);
    for (const resources of [undefined, 'x', ['x'], [null], Array.from({ length: 201 }, () => noor.id)])
      expect((await share(noor.id, resources)).status).toBe(422);
  });
});

describe('unsharing resources', () => {
  it('removes the shares; a resource that is not shared returns 404 [C118 B273]', async () => {
    const [one, other] = [await addResource(server), await addResource(server)];
    await share(noor.id, [one]);
    expectFailure(await unshare(noor.id, [one, other]), 'not_found');
    expectFailure(await unshare(eli.id, [one]), 'not_found');
    expect((await unshare(noor.id, [one])).body).toEqual({
      status: true,
      data: { changed: 1 },
      message: resourceTexts.unshared,
    });
    expect((await sharesOf(noor.id)).map((row) => row.resource_id)).not.toContain(one);
  });

  it('is rejected for a resource a task of the child uses, and so is deleting it [B390 C111 B275]', async () => {
    const used = await addResource(server, { name: 'Used by a task' });
    const free = await addResource(server);
    await share(arlo.id, [used, free]);
    const task = await useInTask(arlo.id, used);
    expectInvalid(await unshare(arlo.id, [free, used]), 'resources', resourceTexts.usedByTask);
    expect((await sharesOf(arlo.id)).map((row) => row.resource_id)).toEqual(expect.arrayContaining([used, free]));
    const removed = await server.call('DELETE', `resource/${used}`, { token: tokens.admin });
    expectInvalid(removed, 'isDeleted', resourceTexts.usedByTask);

    const related = (token: string, member = arlo.id) =>
      server.call('GET', `resource/relatedTasks/${used}?memberId=${member}`, { token });
    for (const token of [tokens.coach, tokens.parent, tokens.admin])
      expect((await related(token)).body.data).toEqual([
        { _id: task, name: 'Use the cards', createdAt: expect.any(String) },
      ]);
    expect((await related(tokens.coach, noor.id)).body.data).toEqual([]);
    expectFailure(await related(tokens.coach2), 'not_found');
    expectFailure(await related(tokens.coach, eli.id), 'not_found');
    // Without a child: the tasks of all children within reach, and no others.
    const ofAll = (token: string) => server.call('GET', `resource/relatedTasks/${used}`, { token });
    const foreign = await useInTask(eli.id, used);
    const ids = async (token: string) => (await ofAll(token)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await ids(tokens.coach)).toEqual([task]);
    expect(await ids(tokens.parent)).toEqual([task]);
    expect(new Set(await ids(tokens.admin))).toEqual(new Set([task, foreign]));
    await rowsOf(server, sql`update tasks set deleted_at = now() where id = ${foreign}`);

    const list = (await server.call('GET', `resource/usersResources/${arlo.id}?search=used`, { token: tokens.coach }))
      .body;
    expect(list.data).toMatchObject([{ _id: used, hasTasks: true }]);
    await rowsOf(server, sql`update tasks set deleted_at = now() where id = ${task}`);
    expect((await unshare(arlo.id, [used])).status).toBe(200);
  });
});

describe('lists of shared resources', () => {
  it('for a child have five per page, latest first, and all names [C108 C110 B171 B562 B616]', async () => {
    const fresh = await addResource(server, { name: 'Fresh' });
    await share(arlo.id, [fresh]);
    const { data, count, allResources } = (
      await server.call('GET', `resource/usersResources/${arlo.id}`, { token: tokens.parent })
    ).body;
    expect(data).toHaveLength(5);
    expect(data[0]).toMatchObject({ _id: fresh, member: arlo.id, memberInfo: { firstName: 'Arlo' }, hasTasks: false });
    expect(count).toBe(allResources.length);
    expect(allResources).toContainEqual({ _id: fresh, name: 'Fresh', hasTasks: false });
    const rest = await server.call('GET', `resource/usersResources/${arlo.id}?skip=5&limit=200`, {
      token: tokens.parent,
    });
    expect(rest.body.data).toHaveLength((count ?? 0) - 5);
  });

  it('find words of the title only, and those that a task of the child uses', async () => {
    const titled = await addResource(server, { name: 'Zebra, crossing!' });
    const described = await addResource(server, { name: 'Road safety' });
    await rowsOf(server, sql`update resources set description = 'At the zebra crossing' where id = ${described}`);
    await share(arlo.id, [titled, described]);
    const task = await useInTask(arlo.id, titled);
    const list = async (path: string) =>
      (await server.call('GET', `resource/${path}`, { token: tokens.parent })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    for (const of of [`usersResources/${arlo.id}`, `allUsersResources/${parent.id}`]) {
      expect(await list(`${of}?search=zebra crossing`)).toEqual([titled]);
      expect(await list(`${of}?usedIn=tasks&search=road`)).toEqual([]);
      expect(await list(`${of}?usedIn=tasks&limit=200`)).toContain(titled);
      expect(await list(`${of}?usedIn=tasks&limit=200`)).not.toContain(described);
    }
    await rowsOf(server, sql`update tasks set deleted_at = now() where id = ${task}`);
    expect(await list(`usersResources/${arlo.id}?usedIn=tasks&limit=200`)).not.toContain(titled);
  });

  it('for a whole family have one row per child [C109 B272]', async () => {
    const { data } = (
      await server.call('GET', `resource/allUsersResources/${parent.id}?limit=200&search=morning`, {
        token: tokens.parent,
      })
    ).body;
    expect(data.map((row: { memberInfo: { firstName: string } }) => row.memberInfo.firstName)).toEqual([
      'Noor',
      'Arlo',
    ]);
    for (const token of [tokens.subscriber, tokens.coach2])
      expectFailure(await server.call('GET', `resource/allUsersResources/${parent.id}`, { token }), 'not_found');
    expectFailure(
      await server.call('GET', `resource/allUsersResources/${coach.id}`, { token: tokens.admin }),
      'not_found',
    );
  });

  it('hide rejected and deleted ones from the family, but not pending ones [B515]', async () => {
    const id = await addResource(server, { name: 'Canary' });
    await share(noor.id, [id]);
    const seen = async (token: string) =>
      (await server.call('GET', `resource/usersResources/${noor.id}?search=canary`, { token })).body.data.length;
    const put = (body: object) => server.call('PUT', `resource/${id}`, { token: tokens.admin, body });
    const details = async () => (await server.call('GET', `resource/details/${id}`, { token: tokens.parent })).status;
    await put({ status: 'Pending' });
    expect([await seen(tokens.parent), await details()]).toEqual([1, 200]);
    await put({ status: 'Reject', rejectReason: 'CANARY REASON' });
    expect([await seen(tokens.parent), await seen(tokens.coach), await details()]).toEqual([0, 1, 404]);
    await put({ status: 'Active' });
    await server.call('DELETE', `resource/${id}`, { token: tokens.admin });
    expect([await seen(tokens.parent), await seen(tokens.coach), await seen(tokens.admin), await details()]).toEqual([
      0, 0, 0, 404,
    ]);
  });
});

describe('a resource made for one child', () => {
  it('is shared with the child as soon as its status allows', async () => {
    const body = await resourceBody(server, coach.id, { member: ben.id, privateResource: true });
    const { _id } = (await server.call('POST', 'resource', { token: tokens.coach, body })).body.data;
    expect((await sharesOf(ben.id)).map((row) => row.resource_id)).not.toContain(_id);
    await server.call('PUT', `resource/${_id}`, { token: tokens.admin, body: { status: 'Active' } });
    expect((await sharesOf(ben.id)).map((row) => row.resource_id)).toContain(_id);
    expect(await notificationsOf(_id)).toEqual([{ user_id: DEMO_PEOPLE.kelly.id, type: 'RESOURCE' }]);
    expectFailure(await server.call('GET', `resource/details/${_id}`, { token: tokens.coach2 }), 'not_found');
  });

  it('that is private is shared with its own family only, also through a task, a note or an answer', async () => {
    const { id } = LIBRARY.transport;
    const call = (method: 'POST' | 'PUT', path: string, body: object) =>
      server.call(method, path, { token: tokens.coach, body });
    const { task } = await addProgramme(server, ben.id);
    expectOtherFamily(await share(ben.id, [id]), 'resources');
    expectOtherFamily(await share(ben.id, [id], tokens.admin), 'resources');
    expectOtherFamily(await call('PUT', `task/${task.id}`, { fileLink: [id] }), 'fileLink');
    const note = { uploadedResource: id, status: 'Published' };
    expectOtherFamily(await call('POST', 'session', noteBody(ben.id, note)), 'uploadedResource');
    const post = await server.call('POST', 'userPost', { token: tokens.subscriber, body: { post: 'What helps?' } });
    const link = { title: 'It', internalDeepLink: `amberway://event-callback/${id}/resources` };
    const response = { body: 'See', status: 'Published', referralLinks: [link] };
    expect((await call('PUT', `userPost/${post.body.data._id}/answer`, response)).status).toBe(422);
    const holders = await rowsOf<{ parent_id: string }>(
      server,
      sql`select distinct m.parent_id from resource_shares s join members m on m.id = s.member_id
        where s.resource_id = ${id}`,
    );
    expect(holders).toEqual([{ parent_id: parent.id }]);
    // Sharing it with a sister is allowed.
    expect((await share(noor.id, [id])).body.data).toEqual({ changed: 1 });
    expect((await call('POST', 'session', noteBody(noor.id, note))).status).toBe(200);
  });

  it('cannot be made for a child out of reach', async () => {
    const body = await resourceBody(server, coach.id, { member: eli.id });
    expectFailure(await server.call('POST', 'resource', { token: tokens.coach, body }), 'not_found');
  });
});
