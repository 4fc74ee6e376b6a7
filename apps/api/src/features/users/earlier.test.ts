import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earlier, openEarlier } from '../../testing/earlier.ts';

// A database of an earlier version, which did not say since when an account is closed.

let earlier: Earlier;
const ids: Record<string, string> = {};

beforeAll(async () => {
  earlier = await openEarlier('programme_ends');
  const { add, user, query } = earlier;
  const family = async (name: string, status: string) => {
    const id = await user('Customer');
    await query(sql`update users set user_status = ${status}, updated_at = '2026-05-05T00:00:00Z' where id = ${id}`);
    return (ids[name] = id);
  };
  const log = (id: string, userStatus: string, at: string) =>
    add('audit_log', {
      record: 'user',
      record_id: id,
      action: 'edit',
      after: JSON.stringify({ userStatus }),
      created_at: at,
    });
  const logged = await family('logged', 'Inactive');
  await log(logged, 'Inactive', '2026-01-01T00:00:00Z');
  await log(logged, 'Active', '2026-02-01T00:00:00Z');
  await log(logged, 'Inactive', '2026-03-01T00:00:00Z');
  await family('unknown', 'Inactive');
  const active = await family('active', 'Active');
  await log(active, 'Inactive', '2026-01-01T00:00:00Z');
  ids['child'] = await add('members', { parent_id: active, membership_end: '2026-02-01' });
  await earlier.upgrade();
}, 120_000);
afterAll(() => earlier?.close());

it('the migration dates closed accounts by the log, else by their last change, and no others', async () => {
  const rows = await earlier.query<{ id: string; at: string | null }>(
    sql`select id, to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD') as at from users`,
  );
  const closedOn = (name: string) => rows.find(({ id }) => id === ids[name])?.at;
  expect(closedOn('logged')).toBe('2026-03-01');
  expect(closedOn('unknown')).toBe('2026-05-05');
  expect(closedOn('active')).toBeNull();
});

it('a programme that ended before has sent no notices, and goes on as before when it is extended', async () => {
  expect(
    await earlier.query(sql`select end_notices::text as notices, resumed_on from members where id = ${ids['child']}`),
  ).toEqual([{ notices: '{}', resumed_on: null }]);
});
