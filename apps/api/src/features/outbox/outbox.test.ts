import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { requestLink, mailsTo } from '../../testing/mails.ts';

describe('the outbox without a mail server', () => {
  const server = useServer();

  it('stores mails, and an administrator can read them', async () => {
    const token = await requestLink(server, ACCOUNTS.parent.email);
    const admin = await server.signIn('admin');
    const list = await server.call('GET', 'outbox?limit=5', { token: admin });
    expect(list.body).toMatchObject({
      count: 1,
      data: [{ to: ACCOUNTS.parent.email, subject: 'Set a new password', state: 'kept' }],
    });
    expect(list.text).not.toContain(token);
    const mail = await server.call('GET', `outbox/${list.body.data[0]._id}`, { token: admin });
    expect(mail.body.data.text).toContain(`/reset_password/${token}`);
    expectFailure(
      await server.call('GET', 'outbox/03a00000-0000-7000-8000-00000000ffff', { token: admin }),
      'not_found',
    );
    expect((await server.call('GET', 'settings')).body.data.outbox).toBe(true);
  });

  it('finds a mail by recipient or subject, with wildcards as text', async () => {
    await requestLink(server, ACCOUNTS.coach.email);
    const admin = await server.signIn('admin');
    const find = async (search: string) =>
      (await server.call('GET', `outbox?search=${encodeURIComponent(search)}`, { token: admin })).body;
    const mine = await find(ACCOUNTS.coach.email.toUpperCase());
    expect(mine.count).toBe(1);
    expect(mine.data).toMatchObject([{ to: ACCOUNTS.coach.email }]);
    expect((await find('new PASSWORD')).count).toBeGreaterThanOrEqual(1);
    expect((await find('%')).count).toBe(0);
  });

  it.each(['coach', 'parent'] as const)('returns 403 to %s', async (name) => {
    const token = await server.signIn(name);
    const [mail] = await mailsTo(server, ACCOUNTS.parent.email);
    for (const path of ['outbox', `outbox/${mail?.id}`])
      expectFailure(await server.call('GET', path, { token }), 'forbidden');
  });

  it('returns 401 to a visitor', async () => {
    expectFailure(await server.call('GET', 'outbox'), 'unauthenticated');
  });
});

describe('the outbox in production', () => {
  const server = useServer({ env: { NODE_ENV: 'production' } });

  it('is closed for everyone', async () => {
    await requestLink(server, ACCOUNTS.parent.email);
    const [mail] = await mailsTo(server, ACCOUNTS.parent.email);
    const token = await server.signIn('admin');
    for (const path of ['outbox', `outbox/${mail?.id}`])
      expectFailure(await server.call('GET', path, { token }), 'not_found');
    expect((await server.call('GET', 'settings')).body.data.outbox).toBe(false);
  });
});
