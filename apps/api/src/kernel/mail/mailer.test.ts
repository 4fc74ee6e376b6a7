import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { linkIn, mailsTo, type StoredMail, tokenIn } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { startMailServer, type TestMailServer } from '../../testing/smtp.ts';
import { inTransaction } from '../db/context.ts';
import { notify } from '../db/notify.ts';
import { JOBS_CHANNEL } from '../jobs/enqueue.ts';
import type { MailMessage } from './message.ts';
import { insertMail, sweepMailTexts } from './queries.ts';

let smtp: TestMailServer;
beforeAll(async () => {
  smtp = await startMailServer();
});
afterAll(() => smtp.close());
const server = useServer(() => ({
  env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://portal.example', MAIL_FROM: 'Portal <post@portal.example>' },
}));

const message = (to: string, changes: Partial<MailMessage> = {}): MailMessage => ({
  to,
  subject: 'Hello',
  paragraphs: ['A word.'],
  ...changes,
});
const send = (mail: MailMessage) => server.within(() => server.services.mailer.send(mail));
const stored = async (email: string) => (await mailsTo(server, email))[0] as StoredMail;
const arrivedFor = (email: string) => smtp.received.filter((mail) => mail.to?.some(({ address }) => address === email));
const waitFor = (seen: () => void | Promise<void>) => vi.waitFor(seen, { timeout: 10_000, interval: 20 });
/** Skips the pause before the next attempt. */
const makeDue = async (email: string) => {
  await rowsOf(
    server,
    sql`update jobs set due_at = now() where state = 'queued' and payload->>'mailId' in (select id::text from mails where recipient = ${email})`,
  );
  await server.within(() => notify(JOBS_CHANNEL));
};
/** The stored job that sends the mail. */
const jobOf = async (email: string) => {
  const [job] = await rowsOf<{ state: string; attempts: number; wait: number; last_error: string | null }>(
    server,
    sql`select jobs.state, jobs.attempts, jobs.last_error, extract(epoch from due_at - now())::float as wait
      from jobs join mails on mails.id::text = jobs.payload->>'mailId' where recipient = ${email}`,
  );
  return job;
};

describe('with a mail server', () => {
  it('a reset mail arrives with a link that works', async () => {
    const user = await addUser(server);
    await server.call('POST', 'auth/forgotPassword', { body: { email: user.email }, ip: freshAddress() });
    await waitFor(() => expect(arrivedFor(user.email)).toHaveLength(1));
    const [mail] = arrivedFor(user.email);
    expect(mail?.from).toMatchObject({ name: 'Portal', address: 'post@portal.example' });
    expect(mail?.subject).toBe('Set a new password');
    const link = linkIn(mail?.text ?? '');
    expect(link.origin).toBe('https://portal.example');
    expect(mail?.html).toContain(link.href);
    const reset = await server.call('PATCH', 'user/resetPassword', {
      token: tokenIn(mail?.text ?? ''),
      body: { password: 'Brand-new-1' },
      ip: freshAddress(),
    });
    expect(reset.status).toBe(200);
  });

  it('the text of a mail is deleted once it is sent', async () => {
    await send(message('gone@example.test', { action: { label: 'Open', url: 'https://portal.example/secret-link' } }));
    await waitFor(async () =>
      expect(await stored('gone@example.test')).toMatchObject({ state: 'sent', text: '', html: '' }),
    );
    await waitFor(() => expect(arrivedFor('gone@example.test')[0]?.text).toContain('secret-link'));
  });

  it('a mail in a transaction that was rolled back is never sent', async () => {
    const undone = server.within(() =>
      inTransaction(async () => {
        await server.services.mailer.send(message('undone@example.test'));
        throw new Error('undo');
      }),
    );
    await expect(undone).rejects.toThrow('undo');
    await send(message('after@example.test'));
    await waitFor(() => expect(arrivedFor('after@example.test')).toHaveLength(1));
    expect(arrivedFor('undone@example.test')).toEqual([]);
  });

  it('the outbox responds with 404 and the settings say so', async () => {
    const token = await server.signIn('admin');
    expect((await server.call('GET', 'outbox', { token })).status).toBe(404);
    expect((await server.call('GET', 'settings')).body.data.outbox).toBe(false);
  });
});

describe('when the mail server is down', () => {
  const restart = async (options: { refuse?: boolean } = {}) => {
    const { port } = smtp;
    await smtp.close();
    smtp = await startMailServer({ port, ...options });
  };

  it('mails stay queued with a pause, and are sent once it is back', async () => {
    const to = 'patient@example.test';
    await smtp.close();
    await send(message(to));
    await waitFor(async () => expect(await jobOf(to)).toMatchObject({ state: 'queued', attempts: 1 }));
    expect((await jobOf(to))?.wait).toBeGreaterThan(20);
    expect((await stored(to)).state).toBe('queued');

    await restart();
    await makeDue(to);
    await waitFor(() => expect(arrivedFor(to)).toHaveLength(1));
    await waitFor(async () => expect(await stored(to)).toMatchObject({ state: 'sent', text: '' }));
    await waitFor(async () => expect(await jobOf(to)).toMatchObject({ state: 'done', attempts: 2 }));
  });

  it('a rejected mail fails after eight attempts, without naming the recipient, and can be sent again', async () => {
    const to = 'refused@example.test';
    await restart({ refuse: true });
    await send(message(to));
    await waitFor(async () => expect(await jobOf(to)).toMatchObject({ state: 'queued', attempts: 1 }));
    await rowsOf(server, sql`update jobs set attempts = 7 where state = 'queued'`);
    await makeDue(to);
    await waitFor(async () => expect((await stored(to)).state).toBe('failed'));
    const job = await jobOf(to);
    expect(job).toMatchObject({ state: 'failed', attempts: 8 });
    expect(job?.last_error).toBeTruthy();
    expect(job?.last_error).not.toContain(to);
    await restart();

    // The text is retained for this: an administrator queues the job again, and the mail arrives.
    const token = await server.signIn('admin');
    const [row] = await rowsOf<{ id: string }>(
      server,
      sql`select jobs.id from jobs join mails on mails.id::text = jobs.payload->>'mailId' where recipient = ${to}`,
    );
    expect((await server.call('POST', `jobs/${row?.id}/retry`, { token })).status).toBe(200);
    await waitFor(() => expect(arrivedFor(to)).toHaveLength(1));
    await waitFor(async () => expect(await stored(to)).toMatchObject({ state: 'sent', text: '' }));
  });
});

it('a failed mail whose text was deleted cannot be sent, and stays failed', async () => {
  const to = 'late@example.test';
  const failed = { recipient: to, subject: 'Hello', text: 'A word.', html: '<p>A word.</p>', state: 'failed' as const };
  const id = await server.within(() => insertMail(failed));
  await rowsOf(server, sql`update mails set created_at = now() - interval '8 days' where id = ${id}`);
  await server.within(() => sweepMailTexts());
  await expect(server.within(() => server.services.mailer.deliver(id))).rejects.toThrow('no longer stored');
  expect(arrivedFor(to)).toEqual([]);
  expect((await stored(to)).state).toBe('failed');
});

it.each([
  ['to', { to: 'a@example.test\r\nBcc: everyone@example.test' }],
  ['to', { to: 'a@example.test, b@example.test' }],
  ['subject', { subject: 'Hello\r\nBcc: everyone@example.test' }],
  ['subject', { subject: 'Hello\nX-Odd: 1' }],
  ['subject', { subject: 'Hello\0' }],
])('an injection into %s is rejected, and nothing is stored: %j', async (_, changes) => {
  const count = () => rowsOf(server, sql`select count(*)::int as n from mails`);
  const before = await count();
  await expect(send(message('a@example.test', changes))).rejects.toThrow();
  expect(await count()).toEqual(before);
});
