import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authTexts } from '@amberway/contract/auth/texts';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { RESET_MAILS } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { findLink } from '../../kernel/identity/links.queries.ts';
import { freshAddress } from '../../testing/addresses.ts';
import { expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { linkIn, mailsTo, nextMailTo } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { resetMailJob } from './reset-mail-job.ts';

const server = useServer();
const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  server.call('POST', 'auth/forgotPassword', { body: { email }, headers, ip: freshAddress() });
/** Each request is processed by a job at a random time after the response. */
const allPrepared = () =>
  waitUntil(async () => {
    const states = (await jobsNamed(server, resetMailJob.name)).map(({ state }) => state);
    expect(states.every((state) => state === 'done')).toBe(true);
  });

describe('requesting a reset link', () => {
  it('the response is the same whether or not the address has an account [B013 C002]', async () => {
    const user = await addUser(server);
    const responses = [
      await forgot(user.email),
      await forgot('nobody@example.test'),
      await forgot(DEMO_PEOPLE.inactive.email),
    ];
    for (const { status, body } of responses) {
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: true, data: null, message: newPasswordTexts.resetMailSent },
      });
    }
  });

  it('only accounts that may sign in get a mail', async () => {
    const member = await addUser(server, { type: 'Member' });
    const closed = ['stranger@example.test', DEMO_PEOPLE.inactive.email, DEMO_PEOPLE.deleted.email, member.email];
    const open = [
      DEMO_PEOPLE.parent.email,
      DEMO_PEOPLE.waiting.email,
      DEMO_PEOPLE.onHold.email,
      DEMO_PEOPLE.admin.email,
    ];
    for (const email of [...closed, ...open]) await forgot(email);
    for (const email of open) await nextMailTo(server, email, 0);
    await allPrepared();
    for (const email of closed) expect(await mailsTo(server, email)).toEqual([]);
  });

  it('one mail with one link goes to the address on file', async () => {
    const user = await addUser(server, { firstName: '<b>Ola</b>' });
    await forgot(` ${user.email.toUpperCase()} `);
    const mail = await nextMailTo(server, user.email, 0);
    expect(linkIn(mail.text).pathname).toMatch(/^\/reset_password\/[\w-]{43}$/);
    expect(mail.html).toContain(linkIn(mail.text).href);
    expect(mail.html).not.toContain('<b>Ola');
    expect(mail.text).toContain('30 minutes');
    const [link] = await rowsOf<{ minutes: number }>(
      server,
      sql`select extract(epoch from expires_at - created_at)::float / 60 as minutes from link_tokens where user_id = ${user.id}`,
    );
    expect(link?.minutes).toBeCloseTo(30, 1);
  });

  it('repeated requests send at most RESET_MAILS mails, and the last link still works', async () => {
    const user = await addUser(server);
    for (let n = 0; n < RESET_MAILS; n += 1) {
      await forgot(user.email);
      await nextMailTo(server, user.email, n);
    }
    expect((await forgot(user.email)).body.message).toBe(newPasswordTexts.resetMailSent);
    await allPrepared();
    const mails = await mailsTo(server, user.email);
    expect(mails).toHaveLength(RESET_MAILS);
    const token =
      linkIn(mails.at(-1)?.text ?? '')
        .pathname.split('/')
        .at(-1) ?? '';
    expect(await server.within(() => findLink(token))).toBeDefined();
  });

  it.each(['', ' ', 'nobody', undefined])('the address %j is rejected as at login [B104]', async (email) => {
    expectInvalid(await forgot(email), 'email', authTexts.enterEmail);
  });
});

it('the link uses the configured public URL, whatever host headers the request has', async () => {
  const user = await addUser(server);
  await forgot(user.email, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  });
  const mail = await nextMailTo(server, user.email, 0);
  expect(linkIn(mail.text).origin).toBe('http://127.0.0.1:3000');
  expect(mail.text + mail.html).not.toContain('evil');
});
