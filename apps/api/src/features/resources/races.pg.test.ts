import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 20;
const server = useServer({ engine: 'postgres' });
const { noor } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach');

const atOnce = (call: (n: number) => ReturnType<typeof server.call>) =>
  Promise.all(Array.from({ length: RACERS }, (_, n) => call(n)));
const share = (resources: string[]) =>
  server.call('POST', `resource/${noor.id}/share`, { token: tokens.coach, body: { resources } });
const shares = (id: string) => rowsOf(server, sql`select 1 from resource_shares where resource_id = ${id}`);

describe('concurrent changes to resources on PostgreSQL', () => {
  it('many shares of the same resources make one share and one notification', async () => {
    const [a, b] = [await addResource(server), await addResource(server)];
    const responses = await atOnce((n) => share(n % 2 ? [a, b] : [b, a]));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: RACERS }, () => 200));
    expect(responses.reduce((total, { body }) => total + body.data.changed, 0)).toBe(2);
    expect([(await shares(a)).length, (await shares(b)).length]).toEqual([1, 1]);
    expect(await rowsOf(server, sql`select 1 from notifications where resource_id = ${a}`)).toHaveLength(1);
  });

  it('no share succeeds after a concurrent rejection', async () => {
    const id = await addResource(server);
    const responses = await atOnce((n) =>
      n === RACERS / 2
        ? server.call('PUT', `resource/${id}`, {
            token: tokens.admin,
            body: { status: 'Reject', rejectReason: 'No.' },
          })
        : share([id]),
    );
    expect(responses.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect((await share([id])).status).toBe(422);
  });

  it('when many edit the same version, one succeeds', async () => {
    const id = await addResource(server);
    const statuses = (
      await atOnce((n) => server.call('PUT', `resource/${id}`, { token: tokens.admin, body: { order: n, version: 1 } }))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(RACERS - 1);
  });

  it('an even number of flag toggles leaves none set, and stars toggle without errors', async () => {
    const id = await addResource(server);
    await atOnce(() => server.call('PUT', `resource/flag/${id}`, { token: tokens.admin, body: {} }));
    expect(await rowsOf(server, sql`select flagged from resources where id = ${id}`)).toEqual([{ flagged: false }]);
    const responses = await atOnce(() => server.call('GET', `favresource/${id}`, { token: tokens.coach }));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const stars = await rowsOf(server, sql`select 1 from resource_favourites where resource_id = ${id}`);
    expect(stars.length).toBeLessThanOrEqual(1);
  });

  it('a private resource shared with two families goes to one, and the other shares get the reason', async () => {
    const { ben } = DEMO_CHILDREN;
    const id = await addResource(server, { isPrivate: true, createdBy: DEMO_PEOPLE.coach.id });
    const responses = await atOnce((n) =>
      server.call('POST', `resource/${n % 2 ? noor.id : ben.id}/share`, {
        token: tokens.coach,
        body: { resources: [id] },
      }),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RACERS / 2);
    expect(responses.filter(({ body }) => body.code === 'other_family')).toHaveLength(RACERS / 2);
    const [row, ...more] = await rowsOf(
      server,
      sql`select m.parent_id = r.customer_id as own from resource_shares s join members m on m.id = s.member_id
        join resources r on r.id = s.resource_id where r.id = ${id}`,
    );
    expect([row, more]).toEqual([{ own: true }, []]);
  });
});
