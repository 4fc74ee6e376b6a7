import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { useServer } from '../../testing/hooks.ts';
import { mailsTo } from '../../testing/mails.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sendDigests } from './digest/digest.ts';
import { digestUntil } from './digest/until.ts';

const server = useServer({ env: { PUBLIC_URL: 'https://portal.example' } });
let user: TestUser;
beforeEach(async () => {
  user = await addUser(server, { firstName: 'Pa' });
});
const digest = () => server.within(() => sendDigests(server.services));
const mails = () => mailsTo(server, user.email);

describe('the daily digest', () => {
  it('says how many notifications there are and where, and names nobody', async () => {
    for (let n = 0; n < 2; n += 1) await addNotification(server, user.id, { message: 'A new task for Arlo' });
    await digest();
    const [mail] = await mails();
    expect(mail?.subject).toBe('You have 2 new notifications');
    expect(mail?.text).toContain('https://portal.example/dashboard/mynotifications');
    expect(mail?.text).not.toContain('Arlo');
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
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      notificationTexts.digestSubject(1),
      notificationTexts.digestSubject(2),
    ]);
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
    expect(Date.parse(row?.at ?? '')).toBeGreaterThan(Date.now());
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
});
