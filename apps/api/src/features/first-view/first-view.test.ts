import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'parent');
const { arlo } = DEMO_CHILDREN;

type Part = { url: string; code: number; body: { data?: unknown; code?: string } };

const firstView = async (token: string, member?: string): Promise<Part[]> => {
  const { status, body } = await server.call('GET', `dashboard/firstView${member ? `?member=${member}` : ''}`, {
    token,
  });
  expect(status).toBe(200);
  return body.data as Part[];
};

it('a family gets every read of its home as its own call would answer', async () => {
  const parts = await firstView(tokens.parent, arlo.id);
  expect(parts.map(({ url }) => url.replace(/\?.*/, ''))).toEqual([
    '/api/settings',
    '/api/news',
    '/api/favourite',
    `/api/diary/${arlo.id}`,
    '/api/diary/moods',
    '/api/dashboard/today',
    '/api/dashboard/latestNote',
    '/api/dashboard/latestMessage',
    `/api/session/ideas/${arlo.id}`,
    '/api/sessionRequest',
    '/api/practice/summary',
  ]);
  for (const { url, code, body } of parts) {
    const alone = await server.call('GET', url.slice('/api/'.length), { token: tokens.parent });
    expect([url, code, body]).toEqual([url, alone.status, alone.body]);
  }
});

it('a subscriber’s view reads nothing that its home does not show, until a child has a coach', async () => {
  const subscriber = await addUser(server, { choosePlan: 'Subscriber' });
  const child = await addChild(server, { parentId: subscriber.id });
  const token = await server.signIn(subscriber);
  const read = async () => (await firstView(token, child.id)).map(({ url }) => url.replace(/\?.*/, ''));
  const own = ['/api/settings', '/api/news', '/api/favourite', `/api/diary/${child.id}`, '/api/diary/moods'];
  expect(await read()).toEqual(own);
  await rowsOf(
    server,
    sql`update members set primary_contact = ${DEMO_PEOPLE.coach.id} where id = ${child.id} returning id`,
  );
  expect(await read()).toContain('/api/dashboard/latestNote');
});

it('a read that is denied is denied inside as well, and the others are answered', async () => {
  const stranger = await addUser(server, {});
  const own = await addChild(server, { parentId: stranger.id });
  const token = await server.signIn(stranger);
  const codes = (parts: Part[]) => Object.fromEntries(parts.map(({ url, code }) => [url.replace(/\?.*/, ''), code]));
  expect(codes(await firstView(token, own.id))['/api/dashboard/today']).toBe(200);
  expect(codes(await firstView(token, arlo.id))).toMatchObject({
    '/api/settings': 200,
    '/api/dashboard/today': 404,
    '/api/dashboard/latestNote': 404,
    '/api/dashboard/latestMessage': 404,
    [`/api/diary/${arlo.id}`]: 404,
    [`/api/session/ideas/${arlo.id}`]: 404,
  });
});

it('staff get their workspace, and nothing for a client of theirs', async () => {
  const parts = await firstView(tokens.coach);
  expect(parts.map(({ url }) => url.replace(/\?.*/, ''))).toEqual([
    '/api/settings',
    '/api/favourite',
    '/api/dashboard/workspace',
    '/api/sessionRequest',
    '/api/session/drafts',
    '/api/clientMessage',
    '/api/mytasks',
    '/api/clientMessage',
    '/api/clinicianKPI/trend/Utilization',
    '/api/clinicianKPI/trend/Retention',
    `/api/quicklink/${DEMO_PEOPLE.coach.id}`,
  ]);
  expect(parts.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await firstView(tokens.coach, arlo.id)).toEqual([]);
});

it('nobody without a session gets anything', async () => {
  expectFailure(await server.call('GET', 'dashboard/firstView'), 'unauthenticated');
});

it('what staff read of a family while acting for it is in the family’s log', async () => {
  // Not the coach of the workspace above: what one person reads again is not logged again at once.
  const { body } = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token: tokens.admin });
  await rowsOf(server, sql`delete from record_reads`);
  await firstView(body.data.token as string, arlo.id);
  const rows = await rowsOf<{ area: string }>(server, sql`select distinct area from record_reads order by area`);
  expect(rows.map(({ area }) => area)).toEqual(['account', 'diary', 'figures', 'messages', 'notes', 'practice']);
});
