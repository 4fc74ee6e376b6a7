import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { digestTexts } from '@amberway/contract/notifications/digest-texts';
import { DAY } from '@amberway/contract/kernel/limits';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { mailsTo } from '../../testing/mails.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { digestUntil } from './digest/until.ts';
import { waitingForMail } from '../waiting/for-mail.ts';
import { sendDigests, type WaitingWork } from './digest/digest.ts';

type Work = Awaited<ReturnType<WaitingWork>>;

const server = useServer({ env: { PUBLIC_URL: 'https://portal.example' } });
let user: TestUser;
beforeEach(async () => {
  user = await addUser(server, { firstName: 'Pa' });
});
/** Wednesday. */
const now = new Date('2026-11-18T20:00:00Z');
const digest = (work: Work = [], at = now) =>
  server.within(() => sendDigests(server.services, async () => work, { now: at }));
const mails = () => mailsTo(server, user.email);

describe('the daily digest', () => {
  it('says what kinds of news there are and how many of each, and names nobody', async () => {
    for (let n = 0; n < 2; n += 1)
      await addNotification(server, user.id, { type: 'TASK_ADDED', message: 'A task for Arlo', subject: 'child:1' });
    await addNotification(server, user.id, { type: 'COACH_WROTE', message: 'Mia wrote to you' });
    await addNotification(server, user.id, { type: 'RESOURCE', read: true });
    await digest();
    const [mail] = await mails();
    expect(mail?.subject).toBe('What is new for you in Amberway');
    expect(mail?.text).toContain('New for you in Amberway: 2 new tasks and 1 message from your team.');
    expect(mail?.text).toContain('https://portal.example/dashboard/mynotifications');
    for (const name of ['Arlo', 'Mia']) expect(mail?.text).not.toContain(name);
  });

  it('is sent once, and again only for something newer', async () => {
    await addNotification(server, user.id);
    await Promise.all([digest(), digest()]);
    await digest();
    expect(await mails()).toHaveLength(1);
    await rowsOf(server, sql`update notification_settings set digested_at = now() - interval '1 day'`);
    await rowsOf(
      server,
      sql`update notifications set created_at = now() - interval '2 days' where user_id = ${user.id}`,
    );
    await digest();
    expect(await mails()).toHaveLength(1);
    await addNotification(server, user.id);
    await digest();
    expect(await mails()).toHaveLength(2);
  });

  it.each(['lapsed', 'failed'])('one that %s reached nobody: the next one counts what it was about', async (state) => {
    await addNotification(server, user.id);
    await digest();
    // It could not be sent by the evening.
    await rowsOf(server, sql`update mails set state = ${state} where recipient = ${user.email}`);
    await addNotification(server, user.id);
    await digest();
    const texts = (await mails()).map(({ text }) => text).join();
    for (const said of ['1 new outcome', '2 new outcomes']) expect(texts).toContain(digestTexts.new([said]));
    await rowsOf(server, sql`update mails set state = 'sent' where recipient = ${user.email}`);
    await digest();
    expect(await mails()).toHaveLength(2);
  });

  it('is sent until eight in the evening; one made later has an hour', async () => {
    await addNotification(server, user.id);
    await digest();
    const [row] = await rowsOf<{ at: string }>(
      server,
      sql`select not_after::text as at from mails where recipient = ${user.email}`,
    );
    expect(Date.parse(row?.at ?? '')).toBeGreaterThan(now.getTime());
    const zone = 'Australia/Sydney';
    expect(digestUntil(Date.parse('2026-04-04T19:30:00Z'), zone)).toBe('2026-04-05T10:00:00.000Z');
    expect(digestUntil(Date.parse('2026-04-03T19:30:00Z'), zone)).toBe('2026-04-04T09:00:00.000Z');
    expect(digestUntil(Date.parse('2026-04-04T12:00:00Z'), zone)).toBe('2026-04-04T13:00:00.000Z');
  });

  it('is not sent to users who opted out, read everything, cannot sign in or did not confirm their e-mail', async () => {
    const token = await server.signIn(user);
    const settings = (body?: object) =>
      server.call(body ? 'PUT' : 'GET', 'notification/settings', { token, ...(body && { body }) });
    expect((await settings()).body.data).toEqual({ digest: true });
    expect((await settings({ digest: false })).body.data).toEqual({ digest: false });
    await addNotification(server, user.id);
    const others = [await addUser(server, { userStatus: 'Inactive' }), await addUser(server, { validated: false })];
    for (const { id } of others) await addNotification(server, id);
    const seen = await addUser(server);
    await addNotification(server, seen.id, { read: true });
    await digest();
    for (const { email } of [user, seen, ...others]) expect(await mailsTo(server, email)).toEqual([]);
    await settings({ digest: true });
    await digest();
    expect(await mails()).toHaveLength(1);
  });

  it('comes at most three times a week for a family and on five days for staff, never at their weekend', async () => {
    const coach = await addUser(server, { type: 'Business' });
    const days = [];
    for (let day = 0; day < 14; day += 1) {
      for (const { id } of [user, coach]) await addNotification(server, id);
      const at = new Date(now.getTime() + day * DAY);
      await digest([], at);
      days.push([at.getUTCDay(), (await mailsTo(server, coach.email)).length, (await mails()).length]);
      await rowsOf(server, sql`update notification_settings set digested_at = now() - interval '1 day'`);
      await rowsOf(server, sql`update notifications set created_at = now() - interval '2 days'`);
    }
    // At 20:00 UTC it is the next day in Sydney: Thursday first.
    expect(days.map(([, coachs]) => coachs)).toEqual([1, 2, 2, 2, 3, 4, 5, 6, 7, 7, 7, 8, 9, 10]);
    expect(days.map(([, , familys]) => familys)).toEqual([1, 2, 3, 3, 3, 3, 3, 4, 5, 6, 6, 6, 6, 6]);
  });

  it('leaves out what a coach no longer has to do with', async () => {
    const coach = await addUser(server, { type: 'Business' });
    const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
    await addNotification(server, coach.id, { type: 'TASK_MARKED', memberId: child.id });
    await rowsOf(server, sql`update members set primary_contact = null where id = ${child.id}`);
    await digest();
    expect(await mailsTo(server, coach.email)).toEqual([]);
  });
});

describe('the mail of administrators', () => {
  const posts = (count: number): Work => [{ kind: 'posts', count, text: `unanswered posts (${count})` }];
  const nextDay = async (work: Work, day: number) => {
    await rowsOf(server, sql`update notification_settings set digested_at = now() - interval '1 day'`);
    await digest(work, new Date(now.getTime() + day * DAY));
  };

  it('says what work waits when there is more of it, and on Mondays while there is any', async () => {
    const admin = await addUser(server, { type: 'Administrator' });
    const count = async () => (await mailsTo(server, admin.email)).length;
    await digest(posts(2));
    expect((await mailsTo(server, admin.email))[0]?.text).toContain('This work waits: unanswered posts (2).');
    await nextDay(posts(2), 1);
    expect(await count()).toBe(1);
    // Monday.
    await nextDay(posts(2), 4);
    expect(await count()).toBe(2);
    await nextDay(posts(3), 5);
    expect(await count()).toBe(3);
    await nextDay(posts(1), 6);
    await nextDay(posts(2), 7);
    expect(await count()).toBe(4);
    await nextDay([], 11);
    expect(await count()).toBe(4);
  });

  it('counts the kinds of work as the menu does', async () => {
    const work = await server.within(waitingForMail);
    const { data } = (await server.call('GET', 'waiting', { token: await server.signIn('admin') })).body;
    const waiting = (data as { kind: string; count: number }[]).filter(({ count }) => count > 0);
    expect(work.map(({ kind, count }) => ({ kind, count }))).toEqual(waiting);
    expect(work.map(({ text }) => text)).toContain('families to allocate (1)');
    await rowsOf(
      server,
      sql`insert into backup_runs (id, state, finished_at) values (gen_random_uuid(), 'failed', now())`,
    );
    expect((await server.within(waitingForMail)).at(-1)?.text).toBe('a failed backup');
  });
});

describe('one press stops these mails', () => {
  const linkOf = async () => {
    await addNotification(server, user.id);
    await digest();
    const [mail] = await rowsOf<{ unsubscribe_url: string }>(
      server,
      sql`select unsubscribe_url from mails where recipient = ${user.email}`,
    );
    return new URL(mail?.unsubscribe_url ?? '').pathname.slice('/api/'.length);
  };
  const chosen = async () =>
    (await server.call('GET', 'notification/settings', { token: await server.signIn(user) })).body.data;

  it('by the form of a mail program, without signing in', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = await linkOf();
    expect((await server.call('POST', path, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200);
    expect(await chosen()).toEqual({ digest: false });
  });

  it('and opening its link changes nothing, but leads to a page with a button', async () => {
    const path = await linkOf();
    const opened = await server.call('GET', path);
    expect([opened.status, opened.headers['location']]).toEqual([302, `/stop-mails/${path.split('/').at(-1)}`]);
    expect(await chosen()).toEqual({ digest: true });
  });

  it('only with a token of this server, of the person whose mail it was', async () => {
    const [, seal = ''] = (await linkOf()).split('.');
    const other = await addUser(server);
    for (const token of [`${other.id}.${seal}`, `${user.id}.`, 'nonsense', user.id])
      expectFailure(await server.call('POST', `notification/digest/stop/${token}`), 'not_found');
    expect(await chosen()).toEqual({ digest: true });
  });
});
