import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { RECORD_KEPT_DAYS, RECORD_WARNING_DAYS } from '@amberway/contract/privacy/record-end';
import { dayIn } from '@amberway/fixtures/dates';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { planEndedRecords } from './ended.ts';

const server = useServer({ jobs: [], env: { RECORD_YEARS: '7' } });
const tokens = useTokens(server, 'admin');
const SEVEN_YEARS = 7 * 365 + 2;

let family: TestUser;
beforeEach(async () => {
  family = await addUser(server);
});
afterAll(() => rowsOf(server, sql`delete from erasures`));

const withProgramme = (memberShipEnd: string | null, parentId = family.id) =>
  addChild(server, { parentId, memberShipStart: dayIn(-10_000), memberShipEnd });
const plan = () => server.within(() => planEndedRecords(server.services));
const planned = async (customerId = family.id) => {
  const [row] = await rowsOf<{ days: number; requested_by: string | null }>(
    server,
    sql`select round(extract(epoch from due_at - now()) / 86400)::int as days, requested_by
      from erasures where customer_id = ${customerId} and cancelled_at is null`,
  );
  return row;
};
const lines = () =>
  rowsOf<{ message: string }>(
    server,
    sql`select message from notifications where type = 'RECORDS_END' order by created_at`,
  );

it('a record is planned to be erased thirty days before the years since its programme are over, and all are told', async () => {
  await withProgramme(dayIn(-SEVEN_YEARS + RECORD_WARNING_DAYS - 3));
  expect(await plan()).toBe(1);
  expect(await planned()).toEqual({ days: RECORD_WARNING_DAYS, requested_by: null });
  expect((await lines()).map(({ message }) => message)).toContain('The record of one family will be erased in 30 days');
  const [mail] = await rowsOf<{ text: string }>(server, sql`select text from mails where user_id = ${family.id}`);
  expect(mail?.text).toContain('your programme with us ended 7 years ago');
  const list = await server.call('GET', 'privacy/erasures', { token: tokens.admin });
  expect(list.body.data).toMatchObject([{ customer: { _id: family.id }, byFamily: false, byRule: true }]);
  // The next night finds nothing new and says nothing.
  const before = (await lines()).length;
  expect(await plan()).toBe(0);
  expect(await lines()).toHaveLength(before);
});

it.each([
  ['the programme of a sibling ended later', () => withProgramme(dayIn(-100))],
  ['the programme of a sibling has no end', () => withProgramme(null)],
  [
    'somebody signed in since',
    () =>
      rowsOf(
        server,
        sql`insert into devices (id, user_id, token_hash, name, last_sign_in_at)
          values (gen_random_uuid(), ${family.id}, ${family.id}, 'Safari on iPhone', now() - interval '2 years')`,
      ),
  ],
  [
    'it was kept on purpose not long ago',
    () =>
      rowsOf(
        server,
        sql`insert into erasures (id, customer_id, due_at, cancelled_at)
          values (gen_random_uuid(), ${family.id}, now(), now() - ${`${RECORD_KEPT_DAYS - 1} days`}::interval)`,
      ),
  ],
])('a record stays while %s', async (_, happened) => {
  await withProgramme(dayIn(-SEVEN_YEARS - 10));
  await happened();
  expect(await plan()).toBe(0);
  expect(await planned()).toBeUndefined();
});

it('families without a programme and staff are never planned', async () => {
  const staff = await addUser(server, { type: 'Business' });
  expect(await plan()).toBe(0);
  expect(await planned()).toBeUndefined();
  expect(await planned(staff.id)).toBeUndefined();
});

it('what was taken back is planned again after a year', async () => {
  await withProgramme(dayIn(-SEVEN_YEARS - 10));
  await plan();
  const taken = await server.call('DELETE', `privacy/${family.id}/erasure`, { token: tokens.admin });
  expect(taken.status).toBe(200);
  expect(await plan()).toBe(0);
  await rowsOf(
    server,
    sql`update erasures set cancelled_at = now() - ${`${RECORD_KEPT_DAYS + 1} days`}::interval where customer_id = ${family.id}`,
  );
  expect(await plan()).toBe(1);
});

it('without the setting nothing is planned, however long ago a programme ended', async () => {
  await withProgramme(dayIn(-9_000));
  const config = { ...server.services.config, RECORD_YEARS: undefined };
  expect(await server.within(() => planEndedRecords({ ...server.services, config }))).toBe(0);
});
