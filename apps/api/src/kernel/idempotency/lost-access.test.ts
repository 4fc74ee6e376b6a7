import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploadClientFile } from '@amberway/contract/client-files/endpoints';
import { reachWithin } from '@amberway/contract/kernel/permissions';
import type { Role } from '@amberway/contract/kernel/roles';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { ROUTES } from '../../routes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { pathOf, SAMPLES_OF } from '../../testing/matrix/cases.ts';
import { FAMILY } from '../../testing/matrix/principals.ts';
import type { Sample } from '../../testing/matrix/sample.ts';
import { rowsOf } from '../../testing/rows.ts';

// A stored reply is a copy of a record without a permission check. Every endpoint that stores replies is tried.

const { coach, coach2, admin, manager } = DEMO_PEOPLE;
const server = useServer();

const storesReplies = ({ endpoint }: Pick<Sample, 'endpoint'>) =>
  Boolean(endpoint.idempotent) || endpoint.id === uploadClientFile.id;
const SAMPLES = [...SAMPLES_OF.values()].flat().filter(storesReplies);
const mayCall =
  (role: Role) =>
  ({ endpoint: { access } }: Sample) =>
    typeof access === 'object' && reachWithin({ role }, access) !== 'none';
const titled = (samples: Sample[]) =>
  samples.map((one) => [`${one.endpoint.id}${one.name ? ` (${one.name})` : ''}`, one] as const);

let keys = 0;
/** Returns a function that repeats the same request with the same key. */
const sendingOf = async (sample: Sample, token: string, self: string) => {
  const request = await sample.request({ server, family: FAMILY, self });
  keys += 1;
  const headers = { ...request.headers, 'idempotency-key': `lost-${keys}` };
  return () => server.call(sample.endpoint.method, pathOf(sample, request), { token, body: request.body, headers });
};

const giveCover = () =>
  rowsOf(
    server,
    sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at) values (gen_random_uuid(), ${coach2.id}, ${FAMILY.customerId}, 'On leave this week', now() + interval '1 day')`,
  );
const endCover = () =>
  rowsOf(
    server,
    sql`update cover_grants set expires_at = now() - interval '1 second' where business_user_id = ${coach2.id}`,
  );

const leaveFamily = async () => {
  await rowsOf(
    server,
    sql`update members set primary_contact = ${manager.id} where parent_id = ${FAMILY.customerId} and primary_contact = ${coach.id}`,
  );
  await rowsOf(server, sql`update users set csm = null where id = ${FAMILY.customerId} and csm = ${coach.id}`);
  await rowsOf(
    server,
    sql`delete from skill_team where user_id = ${coach.id} and skill_id in (select s.id from skills s join members m on m.id = s.member_id where m.parent_id = ${FAMILY.customerId})`,
  );
};
const returnToFamily = () =>
  rowsOf(
    server,
    sql`update members set primary_contact = ${coach.id} where parent_id = ${FAMILY.customerId} and primary_contact = ${manager.id}`,
  );

it('there is a sample for every endpoint that stores replies', () => {
  const tried = new Set(SAMPLES.map(({ endpoint }) => endpoint.id));
  expect(ROUTES.filter(storesReplies).filter(({ endpoint }) => !tried.has(endpoint.id))).toEqual([]);
  expect(tried.size).toBeGreaterThan(20);
});

describe('a stored reply is repeated to a coach, but not once they have lost the family:', () => {
  let token: string;
  beforeAll(async () => {
    token = await server.signIn('coach');
  });
  afterEach(returnToFamily);

  it.each(titled(SAMPLES.filter(mayCall('BusinessUser'))))('%s', async (_, sample) => {
    const send = await sendingOf(sample, token, coach.id);
    const first = await send();
    expect(first.status, first.text).toBe(sample.expected?.businessWorksWith ?? 200);
    if (first.status !== 200) return;
    expect((await send()).body).toEqual(first.body);
    await leaveFamily();
    const after = await send();
    expect([404, 409], after.text).toContain(after.status);
    if (after.status === 409) expectFailure(after, 'access_changed');
  });
});

/** Someone who only covers for a day cannot set a clinician, so nothing is stored that could be repeated. */
const NOT_BY_COVER = new Set(['POST member', 'POST member/updateAndCreate']);
const byCover = (one: Sample) =>
  one.target === 'family' && mayCall('BusinessUser')(one) && !NOT_BY_COVER.has(one.endpoint.id);

describe('a stored reply is not repeated to somebody whose cover has ended:', () => {
  let token: string;
  beforeAll(async () => {
    token = await server.signIn('coach2');
  });

  it.each(titled(SAMPLES.filter(byCover)))('%s', async (_, sample) => {
    await giveCover();
    const send = await sendingOf(sample, token, coach2.id);
    const first = await send();
    expect(first.status, first.text).toBe(200);
    await endCover();
    expect((await send()).status).not.toBe(200);
  });
});

describe('a stored reply is not repeated to somebody whose role has changed:', () => {
  afterEach(() => rowsOf(server, sql`update users set type = 'Administrator' where id = ${admin.id}`));

  it.each(titled(SAMPLES.filter((one) => mayCall('Administrator')(one) && mayCall('BusinessUser')(one))))(
    '%s',
    async (_, sample) => {
      const send = await sendingOf(sample, await server.signIn('admin'), admin.id);
      const first = await send();
      expect(first.status, first.text).toBe(200);
      await rowsOf(server, sql`update users set type = 'Business' where id = ${admin.id}`);
      expect((await send()).status).not.toBe(200);
    },
  );
});

it('a stored reply is repeated after a family was added, but not if an older version stored it', async () => {
  const [sample] = SAMPLES.filter(({ endpoint }) => endpoint.path === 'quicklink');
  if (!sample) throw new Error('The quick links have no sample.');
  const send = await sendingOf(sample, await server.signIn('coach2'), coach2.id);
  const first = await send();
  await giveCover();
  expect((await send()).body).toEqual(first.body);
  await endCover();
  await rowsOf(server, sql`update idempotency_keys set standing = null, families = null where user_id = ${coach2.id}`);
  expectFailure(await send(), 'access_changed');
});
