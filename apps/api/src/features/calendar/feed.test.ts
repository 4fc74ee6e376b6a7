import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERIC_TITLE } from '@amberway/contract/calendar/texts';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sessionExpired } from '../../kernel/http/failure.ts';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { eventsIn } from '../../testing/ical.ts';
import { rowsOf } from '../../testing/rows.ts';
import { makeFeed as storeFeed } from './feed/feed.ts';

const server = useServer({ env: { PUBLIC_URL: 'https://portal.example' } });
const TITLE =
  'Session: Talk; plan, next \\ steps – “Zoë’s turn” 🙂 and a title that is far longer than one line may be';
const LINK = 'https://meet.example/abc-def';

let coach: string;
let parent: string;
let noteId: string;
const start = new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY);
beforeAll(async () => {
  coach = await server.signIn('coach');
  parent = await server.signIn('parent');
  await rowsOf(server, sql`update activity_notes set deleted_at = now()`);
  const made = await server.call('POST', 'session/schedule', {
    token: coach,
    body: {
      member: DEMO_CHILDREN.arlo.id,
      type: 'coaching_session',
      title: TITLE,
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + HOUR).toISOString(),
      meetLink: LINK,
    },
  });
  expect(made.status, made.text).toBe(200);
  noteId = made.body.data._id;
});

const makeFeed = async (token: string, body: object = {}) => {
  const response = await server.call('POST', 'calendar/feed', { token, body });
  expect(response.status, response.text).toBe(200);
  return new URL(response.body.data.url as string);
};
const pathOf = (url: URL) => url.pathname.replace('/api/', '');
const read = (url: URL, headers: Record<string, string> = {}) => server.call('GET', pathOf(url), { headers });
const eventOf = (text: string) => eventsIn(text).find(({ uid }) => uid === `${noteId}@amberway`);

describe('a calendar feed URL', () => {
  it('the URL is secret and returned only once [C267]', async () => {
    const url = await makeFeed(parent);
    expect(url.origin).toBe('https://portal.example');
    expect(url.pathname).toMatch(/^\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
    const secret = url.pathname.split('/').at(-1)?.slice(0, -4) ?? '';
    expect(JSON.stringify(await rowsOf(server, sql`select * from calendar_feeds`))).not.toContain(secret);
    const state = await server.call('GET', 'calendar/feed', { token: parent });
    expect(state.body.data).toMatchObject({ active: true, showsDetails: false });
    expect(state.text).not.toContain(secret);
  });

  it('a new URL invalidates the old one, and revoking invalidates it for good [C267 C268]', async () => {
    const old = await makeFeed(parent);
    const now = await makeFeed(parent);
    expectFailure(await read(old), 'not_found');
    expect((await read(now)).status).toBe(200);
    expect((await server.call('DELETE', 'calendar/feed', { token: parent })).status).toBe(200);
    expectFailure(await read(now), 'not_found');
    expect((await server.call('DELETE', 'calendar/feed', { token: parent })).status).toBe(200);
  });

  it.each(['short', 'A'.repeat(43), `${'A'.repeat(43)}.ics`, `${'A'.repeat(43)}.txt`, '%2e%2e', "'or'1'='1"])(
    'a guessed URL returns 404: %s',
    async (secret) => {
      expectFailure(await server.call('GET', `calendar/feed/${secret}`), 'not_found');
    },
  );

  it('the feed of a user who may no longer sign in returns 404', async () => {
    const url = await makeFeed(parent);
    const become = (status: string) =>
      rowsOf(server, sql`update users set user_status = ${status} where id = ${DEMO_PEOPLE.parent.id}`);
    await become('Inactive');
    expectFailure(await read(url), 'not_found');
    await become('Active');
    expect((await read(url)).status).toBe(200);
  });

  it('a request authenticated before its sign-in ended cannot create a feed', async () => {
    const token = await server.signIn('subscriber');
    const principal = await server.within(() => authenticate(`Bearer ${token}`));
    const make = () => server.within(() => storeFeed({ principal, requestId: 'test' }, 'https://portal.example', true));
    expect((await make()).active).toBe(true);
    await server.call('DELETE', 'calendar/feed', { token });
    await server.call('POST', 'auth/logout', { token });
    await expect(make()).rejects.toThrow(sessionExpired());
    expect(await rowsOf(server, sql`select * from calendar_feeds where user_id = ${principal.userId}`)).toEqual([]);
  });

  it('requests from one IP address are limited', async () => {
    const url = await makeFeed(parent);
    const ip = '10.9.9.9';
    const ask = () => server.call('GET', pathOf(url), { ip });
    for (let n = 0; n < 120; n += 1) expect((await ask()).status).toBe(200);
    expectFailure(await ask(), 'too_many');
    expect((await read(url)).status).toBe(200);
  });
});

describe('the calendar feed', () => {
  it('the feed is valid iCalendar with generic titles and nothing about the child', async () => {
    const response = await read(await makeFeed(parent));
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const event = eventOf(response.text);
    expect(event?.summary).toBe(GENERIC_TITLE);
    expect(event?.startDate.toJSDate()).toEqual(start);
    expect(event?.endDate.toJSDate()).toEqual(new Date(start.getTime() + HOUR));
    expect(event?.startDate.zone.tzid).toBe('UTC');
    for (const secret of ['Arlo', 'Talk', LINK, 'Mia']) expect(response.text).not.toContain(secret);
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://portal.example/dashboard/event-callback/${noteId}/session`,
    );
  });

  it('with details the feed has titles, coach and link; lines are folded and characters preserved', async () => {
    const { text } = await read(await makeFeed(parent, { showsDetails: true }));
    const event = eventOf(text);
    expect(event?.summary).toBe(TITLE);
    expect(event?.description).toContain('With Mia Okafor');
    expect(event?.location).toBe(LINK);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('\r\n ');
  });

  it('a coach gets their own notes, and no family gets those of another', async () => {
    expect(eventOf((await read(await makeFeed(coach))).text)).toBeDefined();
    const other = await server.signIn('subscriber');
    expect(eventOf((await read(await makeFeed(other))).text)).toBeUndefined();
  });

  it('an unchanged feed returns 304 for its ETag', async () => {
    const url = await makeFeed(parent);
    const first = await read(url);
    const etag = String(first.headers['etag']);
    expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await read(url, { 'if-none-match': `W/${etag}, "x"` })).status).toBe(304);
    expect((await read(url, { 'if-none-match': '"other"' })).text).toBe(first.text);
  });

  it('a move raises the sequence number, and a cancellation sets the status', async () => {
    const url = await makeFeed(parent);
    const before = eventOf((await read(url)).text);
    const moved = new Date(start.getTime() + 2 * HOUR).toISOString();
    const move = await server.call('PUT', `session/schedule/${noteId}`, {
      token: coach,
      body: { startTime: moved },
    });
    expect(move.status, move.text).toBe(200);
    const after = eventOf((await read(url)).text);
    expect(after?.startDate.toJSDate().toISOString()).toBe(moved);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    await server.call('POST', `session/schedule/${noteId}/cancel`, { token: coach, body: {} });
    const cancelled = eventOf((await read(url)).text);
    expect(cancelled?.uid).toBe(before?.uid);
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.sequence).toBeGreaterThan(after?.sequence ?? 0);
  });
});

describe('the calendar file of one note', () => {
  it('the file has the note’s details, for those who may see the note', async () => {
    const response = await server.call('GET', `calendar/session/${noteId}`, { token: parent });
    expect(response.headers['content-disposition']).toBe('attachment; filename="amberway.ics"');
    expect(eventsIn(response.text).map(({ summary }) => summary)).toEqual([TITLE]);
    for (const who of ['subscriber', 'coach2'] as const)
      expectFailure(
        await server.call('GET', `calendar/session/${noteId}`, { token: await server.signIn(who) }),
        'not_found',
      );
  });

  it('the file of a pending note returns 404 for the family', async () => {
    await rowsOf(server, sql`update activity_notes set status = 'Pending' where id = ${noteId}`);
    expectFailure(await server.call('GET', `calendar/session/${noteId}`, { token: parent }), 'not_found');
    expect((await server.call('GET', `calendar/session/${noteId}`, { token: coach })).status).toBe(200);
  });
});
