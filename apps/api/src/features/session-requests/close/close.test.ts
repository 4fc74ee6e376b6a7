import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../../testing/activity-notes.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { closeRequests } from './close.ts';

const server = useServer({ jobs: [] });
const tokens = useTokens(server, 'coach');
const { coach } = DEMO_PEOPLE;
let family: { id: string; token: string };
let child: string;
let request: string;
beforeEach(async () => {
  const user = await addUser(server, { firstName: 'Uma' });
  family = { id: user.id, token: await server.signIn(user) };
  ({ id: child } = await addChild(server, { parentId: user.id, firstName: 'Ivo', primaryContact: coach.id }));
  const asked = await server.call('POST', 'sessionRequest', {
    token: family.token,
    body: { member: child, times: [], about: 'Bedtime' },
  });
  request = asked.body.data._id;
  await askedAgo(10);
});
const askedAgo = (days: number) =>
  rowsOf(
    server,
    sql`update session_requests set created_at = now() - make_interval(days => ${days}) where id = ${request}`,
  );
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const close = () => server.within(() => closeRequests());
const statusOf = async (token: string) =>
  (await server.call('GET', 'sessionRequest?limit=50', { token })).body.data.find(
    ({ _id }: { _id: string }) => _id === request,
  )?.status;
const linesOf = async (userId: string, token: string) =>
  (await server.call('GET', `notification/${userId}?limit=100`, { token })).body.data
    .filter(({ member }: { member: { _id: string } | null }) => member?._id === child)
    .map(({ type, message }: { type: string; message: string }) => [type, message]);
const coachsLines = () => linesOf(coach.id, tokens.coach);

it('ends with a session that was held since, the coach’s line goes, and the family sees it', async () => {
  expect(await coachsLines()).toHaveLength(1);
  await addNote(server, { memberId: child, startTime: daysAgo(20) });
  await addNote(server, { memberId: child, startTime: daysAgo(3), type: 'documentation_writing' });
  await addNote(server, { memberId: child, startTime: daysAgo(3), status: 'Canceled With Notice' });
  await addAppointment(server, { memberId: child });
  await close();
  expect(await statusOf(family.token)).toBe('open');
  await addAppointment(server, {
    memberId: child,
    startTime: daysAgo(2),
    endTime: new Date(Date.now() - 2 * DAY + HOUR).toISOString(),
  });
  await close();
  expect(await statusOf(family.token)).toBe('held');
  expect(await coachsLines()).toEqual([]);
  expect(await linesOf(family.id, family.token)).toEqual([]);
});

it('ends after four weeks without an answer, in kind words to the family, once', async () => {
  await askedAgo(27);
  await close();
  expect(await statusOf(family.token)).toBe('open');
  await askedAgo(29);
  for (let n = 0; n < 2; n += 1) await close();
  expect([await statusOf(family.token), await statusOf(tokens.coach)]).toEqual(['lapsed', 'lapsed']);
  expect(await linesOf(family.id, family.token)).toEqual([
    ['SESSION_REQUEST_DECLINED', 'Your request for a session with Ivo had no answer and has ended. You can ask again.'],
  ]);
  expect(await coachsLines()).toEqual([]);
  const again = await server.call('POST', 'sessionRequest', {
    token: family.token,
    body: { member: child, times: [], about: 'Bedtime' },
  });
  expect(again.status).toBe(200);
});

it('of a family that has left is not shown to its coach at once, and ends without a word to it', async () => {
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${family.id}`);
  const { data, count } = (await server.call('GET', 'sessionRequest?status=open', { token: tokens.coach })).body;
  expect(data.filter(({ _id }: { _id: string }) => _id === request)).toEqual([]);
  expect(count).toBe(data.length);
  await close();
  expect(await rowsOf(server, sql`select status from session_requests where id = ${request}`)).toEqual([
    { status: 'lapsed' },
  ]);
  expect(await rowsOf(server, sql`select 1 from notifications where user_id = ${family.id}`)).toEqual([]);
});

it.each(['decline', 'withdraw'] as const)('%s takes the coach’s line away', async (what) => {
  const token = what === 'decline' ? tokens.coach : family.token;
  const body = what === 'decline' ? { answer: 'Let us talk.' } : undefined;
  await server.call('POST', `sessionRequest/${request}/${what}`, { token, ...(body && { body }) });
  expect(await coachsLines()).toEqual([]);
});
