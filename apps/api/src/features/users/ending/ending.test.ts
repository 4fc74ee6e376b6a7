import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endingTexts } from '@amberway/contract/users/ending';
import { dayIn } from '@amberway/fixtures/dates';
import { useServer } from '../../../testing/hooks.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { addProgramme, addTask } from '../../../testing/programme.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { createSession } from '../../../kernel/identity/sign-ins.queries.ts';
import { notifyOverdue } from '../../tasks/overdue/overdue.ts';
import { notifyEndings } from './ending.ts';

const server = useServer({ jobs: [] });

let admin: TestUser;
let coach: TestUser;
let manager: TestUser;
let parent: TestUser;
let child: { id: string };
beforeEach(async () => {
  await rowsOf(server, sql`update users set user_status = 'Inactive' where type = 'Administrator'`);
  await rowsOf(server, sql`update members set membership_start = null, membership_end = null`);
  admin = await addUser(server, { type: 'Administrator' });
  coach = await addUser(server, { type: 'Business', firstName: 'Mia' });
  manager = await addUser(server, { type: 'Business', firstName: 'Tomas' });
  parent = await addUser(server, { csm: manager.id, validated: true });
  child = await addChild(server, {
    parentId: parent.id,
    primaryContact: coach.id,
    firstName: 'Ben',
    lastName: 'Hartley',
    memberShipStart: null,
    memberShipEnd: null,
  });
});

const endsIn = (days: number | null, id = child.id) =>
  rowsOf(server, sql`update members set membership_end = ${days === null ? null : dayIn(days)} where id = ${id}`);
const run = (later = 0) => server.within(() => notifyEndings(dayIn(later)));
const TYPES = ['PROGRAMME_ENDS', 'OWN_PROGRAMME_ENDS', 'PROGRAMMES_END'];
const storedFor = async ({ id }: { id: string }): Promise<string[]> =>
  (
    await rowsOf<{ message: string }>(
      server,
      sql`select message from notifications where user_id = ${id} and type in (${sql.join(
        TYPES.map((type) => sql`${type}`),
        sql`, `,
      )}) order by created_at, id`,
    )
  ).map(({ message }) => message);
const counts = async () => ({
  admin: (await storedFor(admin)).length,
  coach: (await storedFor(coach)).length,
  manager: (await storedFor(manager)).length,
  family: (await storedFor(parent)).length,
});
const ALL = (n: number) => ({ admin: n, coach: n, manager: n, family: n });

const shownTo = async ({ id }: { id: string }): Promise<string[]> => {
  const { token } = await server.within(() => createSession(id));
  const { body } = await server.call('GET', `notification/${id}`, { token });
  return (body.data as { type: string; message: string }[])
    .filter(({ type }) => TYPES.includes(type))
    .map(({ message }) => message);
};

describe('the end of a programme', () => {
  it('is announced 30 and 7 days before, to administrators, clinician, success manager and family', async () => {
    await endsIn(31);
    await run();
    expect(await counts()).toEqual(ALL(0));
    await run(1);
    expect(await counts()).toEqual(ALL(1));
    await run(1);
    await run(10);
    expect(await counts()).toEqual(ALL(1));
    await run(24);
    await run(31);
    expect(await counts()).toEqual(ALL(2));
    await run(32);
    expect(await counts()).toEqual(ALL(2));
    expect((await storedFor(coach))[0]).toBe(endingTexts.toStaff('Ben Hartley', dayIn(31)));
    expect((await storedFor(admin))[0]).toBe(endingTexts.toStaff('Ben Hartley', dayIn(31)));
    expect((await storedFor(parent))[0]).toBe(endingTexts.toFamily('Ben', dayIn(31), ['Mia', 'Tomas']));
  });

  it('is announced once for a last day when the job was late, with the later notice only', async () => {
    await endsIn(20);
    await run();
    expect(await counts()).toEqual(ALL(1));
    await run(14);
    expect(await counts()).toEqual(ALL(2));
    const late = await addChild(server, { parentId: parent.id, primaryContact: coach.id, memberShipEnd: dayIn(3) });
    await run();
    await run(2);
    expect((await storedFor(coach)).length).toBe(3);
    await endsIn(null, late.id);
  });

  it('is announced again only for another day: moved there and back, and by two runs at once', async () => {
    await endsIn(25);
    await Promise.all([run(), run()]);
    expect(await counts()).toEqual(ALL(1));
    await endsIn(28);
    await run();
    expect(await counts()).toEqual(ALL(2));
    await endsIn(25);
    await run();
    expect(await counts()).toEqual(ALL(2));
  });

  it('that is extended before says nothing more, and what was said of the former day is gone', async () => {
    await endsIn(25);
    await run();
    expect(await shownTo(parent)).toHaveLength(1);
    await endsIn(300);
    await run(20);
    expect(await counts()).toEqual(ALL(1));
    expect([await shownTo(parent), await shownTo(coach)]).toEqual([[], []]);
  });

  it.each(['Inactive', 'OnHold', 'Deleted'])('is nobody’s business while the family is %s', async (status) => {
    await endsIn(5);
    await rowsOf(server, sql`update users set user_status = ${status} where id = ${parent.id}`);
    await run();
    expect(await counts()).toEqual(ALL(0));
  });

  it('goes to those who work with the family now', async () => {
    const next = await addUser(server, { type: 'Business', firstName: 'Ines' });
    await rowsOf(server, sql`update members set primary_contact = ${next.id} where id = ${child.id}`);
    await endsIn(25);
    await run();
    expect([(await storedFor(coach)).length, (await storedFor(next)).length]).toEqual([0, 1]);
  });

  it('of many children is one line for administrators', async () => {
    await endsIn(25);
    for (let n = 0; n < 5; n += 1)
      await addChild(server, { parentId: parent.id, primaryContact: coach.id, memberShipEnd: dayIn(26) });
    await run();
    const [line, ...more] = await storedFor(admin);
    expect(more).toEqual([]);
    expect(line).toMatch(/^6 programmes end soon: Ben Hartley on .+ and 3 more$/);
  });
});

describe('while a programme has ended', () => {
  const overdue = (later = 0) => server.within(() => notifyOverdue(dayIn(later)));
  const linesOf = async ({ id }: { id: string }): Promise<string[]> => {
    const { token } = await server.within(() => createSession(id));
    const { body } = await server.call('GET', `notification/${id}`, { token });
    return (body.data as { type: string; message: string }[])
      .filter(({ type }) => type === 'TASK_OVERDUE')
      .map(({ message }) => message);
  };
  const openTask = async (name: string, dueDate: string) => {
    const { skill } = await addProgramme(server, child.id);
    return addTask(server, skill, { name, dueDate, assignees: [parent.id] });
  };

  it('its open tasks are nobody’s line, also not one that stood before; extended, they return without a flood', async () => {
    await openTask('Before', dayIn(-30));
    for (const n of [-9, -8, -7]) await openTask(`At rest ${n}`, dayIn(n));
    await endsIn(-20);
    // The line of the time before.
    await endsIn(null);
    await overdue(-21);
    expect(await linesOf(parent)).toHaveLength(1);
    await endsIn(-20);
    await overdue();
    expect([await linesOf(parent), await linesOf(coach)]).toEqual([[], []]);
    const { token } = await server.within(() => createSession(admin.id));
    const body = { memberShipEnd: dayIn(200) };
    expect((await server.call('PUT', `member/${child.id}`, { token, body })).status).toBe(200);
    await overdue();
    expect(await linesOf(parent)).toEqual(['Still open: Before. Skip it?']);
    // Staff have one line for the family, as ever.
    expect(await linesOf(coach)).toHaveLength(1);
    await openTask('After', dayIn(1));
    await overdue(2);
    expect((await linesOf(parent)).toSorted()).toEqual(['Still open: After. Skip it?', 'Still open: Before. Skip it?']);
  });

  it('nor is there a flood for a family that was let in again', async () => {
    for (const n of [-3, -2]) await openTask(`At rest ${n}`, dayIn(n));
    const { token } = await server.within(() => createSession(admin.id));
    for (const userStatus of ['Inactive', 'Active'])
      await server.call('PATCH', `user/${parent.id}`, { token, body: { userStatus } });
    await overdue();
    expect(await linesOf(parent)).toEqual([]);
    await overdue(1);
    expect(await linesOf(parent)).toEqual([]);
  });

  it('the family reads its record as before', async () => {
    await endsIn(-20);
    const { token } = await server.within(() => createSession(parent.id));
    for (const path of [`member/${child.id}`, `goal?member=${child.id}`, `session?member=${child.id}`])
      expect((await server.call('GET', path, { token })).status, path).toBe(200);
  });
});
