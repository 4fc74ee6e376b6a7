import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allocationTexts } from '@amberway/contract/users/allocation';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { allocatedJob } from './job.ts';

const server = useServer({ jobs: [] });
const { coach, coach2, manager } = DEMO_PEOPLE;

let token: string;
let family: { id: string; email: string };
let childIds: string[];

beforeEach(async () => {
  token = await server.signIn('admin');
  const added = await addUser(server, { userStatus: 'Awaiting', csm: null, choosePlan: 'Flagship' });
  family = { id: added.id, email: added.email };
  childIds = (
    await rowsOf<{ id: string }>(
      server,
      sql`insert into members (id, parent_id, first_name, created_at)
        select gen_random_uuid(), ${family.id}::uuid, name, now() + n * interval '1 second'
        from unnest(array['Tobi', 'Ada']) with ordinality as given (name, n) returning id`,
    )
  ).map(({ id }) => id);
});

const load = async () => {
  const reply = await server.call('GET', `user/${family.id}/allocation`, { token });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
};
const bodyFor = async (clinicians: readonly string[] = [coach.id, coach2.id]) => ({
  version: (await load()).family.version,
  csm: manager.id,
  children: childIds.map((_id, n) => ({ _id, version: 1, primaryContact: clinicians[n] })),
});
const allocate = (body: object) => server.call('POST', `user/${family.id}/allocation`, { token, body });
const undo = (body: object) => server.call('POST', `user/${family.id}/allocation/undo`, { token, body });
const stored = async () =>
  (
    await rowsOf<{ status: string; csm: string | null; coaches: (string | null)[] }>(
      server,
      sql`select user_status as status, csm, (select json_agg(primary_contact order by first_name desc)
        from members where parent_id = ${family.id}::uuid) as coaches from users where id = ${family.id}::uuid`,
    )
  )[0];
const queued = () =>
  rowsOf<{ payload: { customerId: string; actorId: string; before: string[] } }>(
    server,
    sql`select payload from jobs where name = ${allocatedJob.name} and key = ${family.id} and state = 'queued'`,
  );
const runJob = async () => {
  const [job] = await queued();
  if (!job) throw new Error('Nobody would be notified.');
  await server.within(() =>
    allocatedJob.run(job.payload, { services: server.services, signal: new AbortController().signal }),
  );
};
const notificationsTo = (id: string) =>
  rowsOf<{ type: string; message: string }>(
    server,
    sql`select type, message from notifications where user_id = ${id}::uuid and customer_id = ${family.id}::uuid`,
  );

describe('the dialog of an allocation', () => {
  it('has coaches by role and room with languages and free times, full ones last', async () => {
    await rowsOf(server, sql`update users set total_client_capacity = 0 where id = ${coach2.id}::uuid`);
    const { coaches, coachCount, children, suggestedManager } = await load();
    expect(coachCount).toBe(coaches.length);
    // Grace has the most room, but manages families; Tomas has none.
    expect(coaches.map(({ _id }: { _id: string }) => _id)).toEqual([coach.id, manager.id, coach2.id]);
    const mia = coaches.find(({ _id }: { _id: string }) => _id === coach.id);
    expect(mia.languages).toEqual(coach.languages);
    expect(Date.parse(mia.free.end) - Date.parse(mia.free.start)).toBeGreaterThanOrEqual(3_600_000);
    expect(children).toHaveLength(2);
    expect(suggestedManager).not.toBeNull();
    await rowsOf(
      server,
      sql`update users set total_client_capacity = ${coach2.totalClientCapacity} where id = ${coach2.id}::uuid`,
    );
  });

  it('finds coaches by name', async () => {
    const { body } = await server.call('GET', `user/${family.id}/allocation?search=okaf`, { token });
    expect(body.data.coaches.map(({ _id }: { _id: string }) => _id)).toEqual([coach.id]);
  });

  it('is for administrators, and about families only', async () => {
    const asCoach = await server.signIn('coach');
    expectFailure(await server.call('GET', `user/${family.id}/allocation`, { token: asCoach }), 'forbidden');
    expectFailure(await server.call('GET', `user/${coach.id}/allocation`, { token }), 'not_found');
  });
});

describe('allocating a family', () => {
  it('sets manager and clinicians, activates it and notifies everybody a minute later', async () => {
    const { status } = await allocate(await bodyFor());
    expect(status).toBe(200);
    expect(await stored()).toEqual({ status: 'Active', csm: manager.id, coaches: [coach.id, coach2.id] });
    expect(await notificationsTo(coach.id)).toEqual([]);
    await runJob();
    for (const { id } of [coach, coach2, manager])
      expect(await notificationsTo(id)).toEqual([
        { type: 'FAMILY_ALLOCATED', message: expect.stringContaining('Tobi and Ada') },
      ]);
    const said = 'Mia Okafor is the coach of Tobi. Tomas Rivera is the coach of Ada.';
    expect(await notificationsTo(family.id)).toEqual([{ type: 'COACH_ALLOCATED', message: said }]);
    const [mail] = await mailsTo(server, family.email);
    expect(mail?.text).toContain(said);
  });

  it('again tells those who left and those who came, and nobody else', async () => {
    await allocate(await bodyFor([coach.id, coach.id]));
    await runJob();
    await rowsOf(server, sql`delete from jobs where key = ${family.id}`);
    const { family: now, children } = await load();
    await allocate({
      version: now.version,
      csm: manager.id,
      children: children.map(({ _id, version }: { _id: string; version: number }) => ({
        _id,
        version,
        primaryContact: coach2.id,
      })),
    });
    await runJob();
    expect((await notificationsTo(coach.id)).map(({ type }) => type)).toEqual([
      'FAMILY_ALLOCATED',
      'FAMILY_HANDED_OVER',
    ]);
    expect((await notificationsTo(coach2.id)).map(({ type }) => type)).toEqual(['FAMILY_ALLOCATED']);
    expect(await notificationsTo(manager.id)).toHaveLength(1);
  });

  it('of two administrators the second gets a conflict that says why', async () => {
    const body = await bodyFor();
    expect((await allocate(body)).status).toBe(200);
    expectFailure(await allocate({ ...body, csm: coach.id }), 'stale', { message: allocationTexts.meanwhile });
    expect((await stored())?.csm).toBe(manager.id);
  });

  it('rejects people who are not staff, unknown children and a child left out', async () => {
    const body = await bodyFor();
    expect((await allocate({ ...body, csm: DEMO_PEOPLE.parent.id })).status).toBe(422);
    expect((await allocate(await bodyFor([DEMO_PEOPLE.parent.id, coach.id]))).status).toBe(422);
    expectFailure(await allocate({ ...body, children: body.children.slice(1) }), 'stale', {
      message: allocationTexts.everyChild,
    });
    expect((await stored())?.status).toBe('Awaiting');
  });
});

describe('undoing an allocation', () => {
  it('restores what was before, and nobody is notified', async () => {
    const before = await stored();
    const { data } = (await allocate(await bodyFor())).body;
    expect((await undo(data)).body.message).toBe(allocationTexts.undone);
    expect(await stored()).toEqual(before);
    expect(await queued()).toEqual([]);
  });

  it('is refused after somebody else changed the family', async () => {
    const { data } = (await allocate(await bodyFor())).body;
    await server.call('PATCH', `user/${family.id}`, { token, body: { city: 'Hobart' } });
    expectFailure(await undo(data), 'stale', { message: allocationTexts.meanwhile });
    expect((await stored())?.status).toBe('Active');
  });

  it('is refused once people were notified', async () => {
    const { data } = (await allocate(await bodyFor())).body;
    await rowsOf(server, sql`delete from jobs where key = ${family.id}`);
    expectFailure(await undo(data), 'stale', { message: allocationTexts.tooLate });
  });

  it('of the second of two allocations leaves the first one to be notified of', async () => {
    const first = (await allocate(await bodyFor([coach.id, coach.id]))).body.data;
    const { family: now, children } = await load();
    const second = await allocate({
      version: now.version,
      csm: manager.id,
      children: children.map(({ _id, version }: { _id: string; version: number }) => ({
        _id,
        version,
        primaryContact: coach2.id,
      })),
    });
    expect(first.csm).toBeNull();
    await undo(second.body.data);
    expect((await stored())?.coaches).toEqual([coach.id, coach.id]);
    expect((await queued()).map(({ payload }) => payload.before)).toEqual([[]]);
  });
});
