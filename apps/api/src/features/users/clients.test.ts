import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import type { ClientWork } from '@amberway/contract/users/schemas';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { addRequest } from '../../testing/session-requests.ts';

const { coach, coach2, parent, newparent, kelly, tran } = DEMO_PEOPLE;
const server = useServer();

type Listed = {
  _id: string;
  firstName: string;
  members: { _id: string }[];
  newMessages: number;
  work: ClientWork[];
};
const clients = async (token: string, query = '') => {
  const response = await server.call('GET', `user/myClients${query}`, { token });
  expect(response.status, response.text).toBe(200);
  return response.body as unknown as {
    data: Listed[];
    count: number;
    children: number;
    currentClients: number;
    totalCapacity: number | null;
  };
};
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('the client list of a coach', () => {
  it('contains the families they work with, by name, each with its children [B004 B044]', async () => {
    await rowsOf(server, sql`update session_requests set status = 'withdrawn'`);
    await rowsOf(server, sql`delete from messages`);
    const { data, count, children } = await clients(await server.signIn('coach'));
    expect(children).toBe(data.flatMap(({ members }) => members).length);
    const expected = [newparent, kelly, tran, parent]
      .toSorted((a, b) => a.firstName.localeCompare(b.firstName))
      .map(({ id }) => id);
    expect(idsOf(data)).toEqual(expected);
    expect(count).toBe(4);
    expect(idsOf(data.find(({ _id }) => _id === parent.id)?.members ?? [])).toEqual([
      DEMO_CHILDREN.arlo.id,
      DEMO_CHILDREN.noor.id,
    ]);
  });

  it("counts children for 'Current Clients' and 'Total Capacity' [B044]", async () => {
    const { currentClients, totalCapacity } = await clients(await server.signIn('coach'));
    const own = Object.values(DEMO_CHILDREN).filter((child) => child.primaryContact === coach.id);
    expect({ currentClients, totalCapacity }).toEqual({
      currentClients: own.length,
      totalCapacity: coach.totalClientCapacity,
    });
  });

  it('counts no child of a family that was deactivated, here, in the workspace and when families are allocated', async () => {
    const before = Object.values(DEMO_CHILDREN).filter(({ primaryContact }) => primaryContact === coach2.id);
    const [gone] = before.filter(({ parentId }) => parentId === DEMO_PEOPLE.inactive.id);
    expect(gone).toBeDefined();
    const token = await server.signIn('coach2');
    const { currentClients, children } = await clients(token);
    expect({ currentClients, children }).toEqual({ currentClients: before.length - 1, children: before.length - 1 });

    const workspace = await server.call('GET', 'dashboard/workspace', { token });
    expect(workspace.body.data).toMatchObject({ clients: { current: before.length - 1 } });

    const admin = await server.signIn('admin');
    const allocation = await server.call('GET', `user/${DEMO_PEOPLE.waiting.id}/allocation`, { token: admin });
    const coaches: { _id: string; children: number }[] = allocation.body.data.coaches;
    expect(coaches.find(({ _id }) => _id === coach2.id)?.children).toBe(before.length - 1);
  });

  it.each([
    ['arlo', parent.id],
    ['NOOR sharma', parent.id],
    ['kelly', kelly.id],
    ['tran@amberway', tran.id],
  ])('finds a family by "%s": child, parent or e-mail [B044]', async (text, id) => {
    const { data, count } = await clients(await server.signIn('coach'), `?search=${encodeURIComponent(text)}`);
    expect({ ids: idsOf(data), count }).toEqual({ ids: [id], count: 1 });
  });

  it('does not treat % as a wildcard, and finds no foreign child', async () => {
    const token = await server.signIn('coach');
    expect((await clients(token, '?search=%25')).data).toEqual([]);
    expect((await clients(token, '?search=kaito')).data).toEqual([]);
  });

  it('is paged, with the total count', async () => {
    const token = await server.signIn('coach');
    const all = idsOf((await clients(token)).data);
    const second = await clients(token, '?page=2&pageSize=3');
    expect({ ids: idsOf(second.data), count: second.count }).toEqual({ ids: all.slice(3), count: all.length });
  });

  it('shows families who wait for an answer first, and what waits about each child', async () => {
    const helper = await addUser(server, { type: 'Business' });
    const token = await server.signIn(helper);
    const [anna, bert, cleo] = await Promise.all(
      ['Anna', 'Bert', 'Cleo'].map((firstName) => addUser(server, { firstName, csm: helper.id })),
    );
    if (!anna || !bert || !cleo) throw new Error('Three families are needed.');
    const child = await addChild(server, { parentId: bert.id });
    const names = async () => (await clients(token)).data.map(({ firstName }) => firstName);
    expect(await names()).toEqual(['Anna', 'Bert', 'Cleo']);

    await server.call('POST', `messageThread/${helper.id}`, {
      token: await server.signIn(cleo),
      body: { message: 'May we move Thursday?' },
    });
    await addRequest(server, { customerId: bert.id, memberId: child.id });
    const startTime = new Date(Date.now() + DAY).toISOString();
    await addNote(server, { memberId: child.id, startTime, status: 'GoogleCal', createdBy: helper.id });
    await addNote(server, { memberId: child.id, status: 'Pending', createdBy: helper.id });
    await server.call('PUT', `draft/session-note/${child.id}.0`, { token, body: { value: { title: 'Begun' } } });
    expect(await names()).toEqual(['Bert', 'Cleo', 'Anna']);
    const { data } = await clients(token);
    expect(data[0]?.work).toEqual([{ member: child.id, nextSession: startTime, requests: 1, drafts: 2 }]);
    expect(data.map(({ newMessages }) => newMessages)).toEqual([0, 1, 0]);

    await server.call('POST', 'clientMessage', {
      token,
      body: { from: helper.id, to: cleo.id, message: 'Yes, gladly.' },
    });
    expect(await names()).toEqual(['Bert', 'Anna', 'Cleo']);
  });

  it('leaves out removed children and inactive accounts', async () => {
    const helper = await addUser(server, { type: 'Business', totalClientCapacity: null });
    const open = await addUser(server, { csm: helper.id });
    const closed = await addUser(server, { csm: helper.id, userStatus: 'Inactive' });
    const child = await addChild(server, { parentId: open.id, primaryContact: helper.id });
    const token = await server.signIn(helper);
    expect(await clients(token)).toMatchObject({ count: 1, currentClients: 1, totalCapacity: null });
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${child.id}`);
    const after = await clients(token);
    expect(after).toMatchObject({ count: 1, currentClients: 0 });
    expect(after.data[0]).toMatchObject({ _id: open.id, members: [] });
    expect(idsOf(after.data)).not.toContain(closed.id);
  });
});

it('a customer gets 403 for the client list', async () => {
  expectFailure(await server.call('GET', 'user/myClients', { token: await server.signIn('parent') }), 'forbidden');
});
