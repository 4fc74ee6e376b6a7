import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { linkIn, mailsTo, type StoredMail, tokenIn } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { sweepNow } from '../../testing/retention.ts';
import { rowsOf } from '../../testing/rows.ts';
import { startMailServer, type TestMailServer } from '../../testing/smtp.ts';
import { inTransaction } from '../db/context.ts';
import { notify } from '../db/notify.ts';
import { JOBS_CHANNEL } from '../jobs/enqueue.ts';
import type { MailMessage } from './message.ts';
import { createLink } from '../identity/links.queries.ts';
import { hashToken } from '../identity/tokens.ts';
import { listPauses } from '../jobs/pauses.queries.ts';
import { sendMail } from './job.ts';
import { MAIL_WAITS_MS } from './job-kind.ts';
import { insertMail } from './queries.ts';

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

describe('when the mail server takes no mails', () => {
  const restart = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const { port } = smtp;
    await smtp.close();
    smtp = await startMailServer({ port, ...options });
  };
  // A server that takes mails again, and no pause or mail of this test for the next one.
  afterEach(async () => {
    await restart();
    await rowsOf(server, sql`delete from jobs where name = 'mail.send' and state in ('queued', 'running')`);
    await rowsOf(server, sql`delete from job_pauses`);
  });
  const pauses = () => server.within(() => listPauses());
  const running = () => rowsOf(server, sql`select 1 from jobs where name = 'mail.send' and state = 'running'`);
  /** The time of the next trial has come. An attempt that still runs would prolong the pause again. */
  const nextTrial = async (email: string) => {
    await waitFor(async () => expect(await running()).toEqual([]));
    await rowsOf(server, sql`update job_pauses set until = now()`);
    await makeDue(email);
  };
  const idOf = async (email: string) =>
    (
      await rowsOf<{ id: string }>(
        server,
        sql`select jobs.id from jobs join mails on mails.id::text = jobs.payload->>'mailId' where recipient = ${email}`,
      )
    )[0]?.id;

  it.each([
    ['is down', undefined, /^The mail server took no mails \(E\w+\)\.$/],
    ['greets with an error', { greeting: { code: 554, text: 'No service here' } }, /554/],
    ['closes', { greeting: { code: 421, text: 'Too busy' } }, /421/],
  ])('because it %s, the first attempt begins a pause of all, and they are sent once it is back', async (...row) => {
    const [why, options, reason] = row;
    const all = ['a', 'b', 'c', 'd'].map((name) => `${name}.${why.replaceAll(' ', '-')}@example.test`);
    await (options ? restart(options) : smtp.close());
    for (const to of all) await send(message(to));
    await waitFor(async () => expect(await pauses()).toHaveLength(1));
    const [pause] = await pauses();
    expect(pause).toMatchObject({ name: 'mail.send', reason: expect.stringMatching(reason) });
    expect(Date.now() - Date.parse(pause?.since ?? '')).toBeLessThan(60_000);
    for (const to of all) expect((await stored(to)).state).toBe('queued');
    // Two run at once; the others were not tried.
    const attempts = await Promise.all(all.map(async (to) => (await jobOf(to))?.attempts ?? 0));
    expect(attempts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);

    // One mail tries for all, and prolongs the pause: by half a minute, while its own lease lasts a whole one.
    await nextTrial(all[0] ?? '');
    await waitFor(async () =>
      expect(
        await rowsOf(
          server,
          sql`select 1 from job_pauses where until between now() + interval '25 seconds' and now() + interval '40 seconds'`,
        ),
      ).toHaveLength(1),
    );
    expect((await pauses())[0]?.since).toBe(pause?.since);

    await (options ? restart() : startAgain());
    await nextTrial(all[0] ?? '');
    await waitFor(() => expect(all.flatMap(arrivedFor)).toHaveLength(all.length));
    await waitFor(async () => expect(await jobOf(all[3] ?? '')).toMatchObject({ state: 'done', last_error: null }));
    expect(await pauses()).toEqual([]);
  });
  const startAgain = async () => {
    smtp = await startMailServer({ port: smtp.port });
  };

  it('a mail is tried for 24 hours, on the schedule', async () => {
    const total = MAIL_WAITS_MS.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThanOrEqual(24 * HOUR);
    expect(total).toBeLessThan(24.5 * HOUR);
    expect(sendMail.retry.attempts).toBe(MAIL_WAITS_MS.length + 1);
    const to = 'patient@example.test';
    await restart({ greeting: { code: 421, text: 'Too busy' } });
    await send(message(to));
    await waitFor(async () => expect(await jobOf(to)).toMatchObject({ state: 'queued', attempts: 1 }));
    await rowsOf(server, sql`update jobs set attempts = max_attempts - 1 where state = 'queued'`);
    await nextTrial(to);
    await waitFor(async () => expect((await stored(to)).state).toBe('failed'));
    await restart();
    // The text is retained for this: an administrator queues the job again, and the mail arrives.
    const token = await server.signIn('admin');
    await rowsOf(server, sql`delete from job_pauses`);
    expect((await server.call('POST', `jobs/${await idOf(to)}/retry`, { token })).status).toBe(200);
    await waitFor(() => expect(arrivedFor(to)).toHaveLength(1));
  });

  it('an address that is refused for good fails at once, is not named, and stops nobody else', async () => {
    await restart({
      refuses: (to) => (to.startsWith('nobody') ? { code: 550, text: '5.1.1 No such user' } : undefined),
    });
    await send(message('nobody@example.test'));
    await send(message('beside@example.test'));
    await waitFor(async () =>
      expect(await jobOf('nobody@example.test')).toMatchObject({
        state: 'failed',
        attempts: 1,
        last_error: 'The mail server refused this mail for good (EENVELOPE 550).',
      }),
    );
    await waitFor(() => expect(arrivedFor('beside@example.test')).toHaveLength(1));
    expect(await pauses()).toEqual([]);
    await restart();
  });

  it('an address that is refused for now, or by a rule of the server, waits alone', async () => {
    const later = { full: { code: 450, text: '4.2.0 Greylisted' }, rule: { code: 550, text: '5.7.1 No relay' } };
    await restart({ refuses: (to) => later[to.split('@')[0] as keyof typeof later] });
    for (const name of Object.keys(later)) await send(message(`${name}@example.test`));
    for (const name of Object.keys(later))
      await waitFor(async () =>
        expect(await jobOf(`${name}@example.test`)).toMatchObject({ state: 'queued', attempts: 1 }),
      );
    expect(await pauses()).toEqual([]);
    await send(message('next@example.test'));
    await waitFor(() => expect(arrivedFor('next@example.test')).toHaveLength(1));
    await restart();
    for (const name of Object.keys(later)) {
      await makeDue(`${name}@example.test`);
      await waitFor(() => expect(arrivedFor(`${name}@example.test`)).toHaveLength(1));
    }
  });

  it('a mail whose link was used, replaced or is nearly over is not sent', async () => {
    const user = await addUser(server);
    await restart({ greeting: { code: 421, text: 'Too busy' } });
    const links: string[] = [];
    const { id } = user;
    for (const name of ['replaced', 'over', 'live']) {
      const link = await server.within(() => createLink(id, name === 'live' ? 'set-password' : 'reset', 30 * MINUTE));
      links.push(link);
      await send(message(`${name}.link@example.test`, { linkToken: link }));
    }
    await rowsOf(
      server,
      sql`update link_tokens set expires_at = now() + interval '4 minutes' where token_hash = ${hashToken(links[1] ?? '')}`,
    );
    await waitFor(async () => expect(await pauses()).toHaveLength(1));
    await restart();
    for (const name of ['replaced', 'over', 'live']) await nextTrial(`${name}.link@example.test`);
    await waitFor(() => expect(arrivedFor('live.link@example.test')).toHaveLength(1));
    for (const name of ['replaced', 'over']) {
      await waitFor(async () => expect((await stored(`${name}.link@example.test`)).state).toBe('lapsed'));
      expect(await jobOf(`${name}.link@example.test`)).toMatchObject({
        state: 'done',
        last_error: expect.stringContaining('link in it was over'),
      });
      expect((await stored(`${name}.link@example.test`)).text).toBe('');
      expect(arrivedFor(`${name}.link@example.test`)).toEqual([]);
    }
  });

  it('a mail about something that is over lapses without being sent', async () => {
    const to = 'yesterday@example.test';
    await send(message(to, { notAfter: new Date(Date.now() - 1000).toISOString() }));
    await waitFor(async () => expect((await stored(to)).state).toBe('lapsed'));
    expect(arrivedFor(to)).toEqual([]);
  });
});

it('a failed mail whose text was deleted cannot be sent, and stays failed', async () => {
  const to = 'late@example.test';
  const failed = { recipient: to, subject: 'Hello', text: 'A word.', html: '<p>A word.</p>', state: 'failed' as const };
  const id = await server.within(() => insertMail(failed));
  await rowsOf(server, sql`update mails set created_at = now() - interval '8 days' where id = ${id}`);
  await sweepNow(server, 'mails.text');
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
