import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { mailsTo } from '../../testing/mails.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sendDigests } from './digest/digest.ts';

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
