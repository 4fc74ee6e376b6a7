import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import type { LoggedMail } from '@amberway/contract/client-mail/schemas';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { useServer } from '../../testing/hooks.ts';
import { sendLetter } from '../../testing/letters.ts';
import { mailsTo } from '../../testing/mails.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf } from '../../testing/uploads.ts';

const google = useGoogle();
const server = useServer(() => ({ env: google.env }));
const { admin, coach, parent, subscriber } = DEMO_PEOPLE;
const files = [{ content: pdf, name: 'Swimming plan.pdf' }];

let tokens: Record<'admin' | 'coach' | 'coach2', string>;
beforeAll(async () => {
  tokens = {
    admin: await server.signIn('admin'),
    coach: await server.signIn('coach'),
    coach2: await server.signIn('coach2'),
  };
  await rowsOf(server, sql`delete from client_mail_attachments`);
  await rowsOf(server, sql`delete from client_mails`);
  for (const who of ['admin', 'coach'] as const) await connectGoogle(server, google, tokens[who], 'gmail');
  for (let n = 1; n <= 11; n += 1)
    await sendLetter(server, tokens.coach, { subject: `Letter ${n}` }, n === 3 ? { files } : {});
  await sendLetter(server, tokens.admin, { uid: admin.id, subject: 'From Ada to Priya', sendTo: parent.id });
  await sendLetter(server, tokens.admin, { uid: admin.id, subject: 'From Ada to Hana', sendTo: subscriber.id });
});

const log = async (as: keyof typeof tokens, query = '') => {
  const response = await server.call('GET', `gmails${query}`, { token: tokens[as] });
  expect(response.status, response.text).toBe(200);
  return { rows: response.body.data as LoggedMail[], count: response.body.count ?? 0 };
};
const subjects = async (as: keyof typeof tokens, query = '') =>
  (await log(as, query)).rows.map(({ subject }) => subject);

describe('the mail log', () => {
  it('the log is newest first, with ten mails per page [C242 B901]', async () => {
    const { rows, count } = await log('admin');
    expect(count).toBe(13);
    expect(rows).toHaveLength(10);
    expect(rows[0]?.subject).toBe('From Ada to Hana');
    expect(await subjects('admin', '?skip=10&limit=10')).toEqual(['Letter 3', 'Letter 2', 'Letter 1']);
  });

  it('a mail has sender, receiver, HTML and attachments [B707]', async () => {
    const { rows } = await log('admin', '?search=letter%203');
    expect(rows[0]).toMatchObject({
      subject: 'Letter 3',
      owner: { email: coach.email },
      receiver: { email: parent.email },
      content: expect.stringContaining('<strong>'),
      resources: [{ fileName: 'Swimming plan.pdf', flagged: false, file: expect.stringMatching(/^\/api\/files\//) }],
    });
  });

  it.each([
    ['a word of the subject', 'hana', ['From Ada to Hana']],
    ['the receiver’s address', subscriber.email, ['From Ada to Hana']],
    ['the sender’s name', 'lindqvist priya', ['From Ada to Priya']],
    ['the name of an attachment', 'SWIMMING', ['Letter 3']],
    ['signs that mean something to the database', '%_\\', []],
    ['what is not there', 'zebra', []],
  ])('the log can be searched by %s [B707]', async (_, search, found) => {
    expect(await subjects('admin', `?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('the log is sorted by subject or date, both ways, in pages that do not overlap', async () => {
    const newest = await subjects('admin', '?limit=50');
    expect(await subjects('admin', '?limit=50&sort=createdAt')).toEqual(newest.toReversed());
    const up = await subjects('admin', '?limit=50&sort=subject');
    expect(up).not.toEqual(newest);
    expect(up).toEqual(newest.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(await subjects('admin', '?limit=50&sort=subject&order=desc')).toEqual(up.toReversed());
    const pages = await Promise.all([0, 3].map((skip) => subjects('admin', `?sort=subject&limit=3&skip=${skip}`)));
    expect(pages.flat()).toEqual(up.slice(0, 6));
    expect((await server.call('GET', 'gmails?sort=content', { token: tokens.admin })).status).toBe(422);
  });

  it('business users read their own mails and those of families they work with', async () => {
    const seen = await subjects('coach', '?limit=50');
    expect(seen).toContain('From Ada to Priya');
    expect(seen).not.toContain('From Ada to Hana');
    expect(seen).toHaveLength(12);
    expect(await subjects('coach2')).toEqual([]);
    const foreign = (await log('admin')).rows[0]?._id ?? '';
    expectFailure(await server.call('GET', `gmails/${foreign}`, { token: tokens.coach }), 'not_found');
    const own = (await log('coach')).rows[0]?._id ?? '';
    expect((await server.call('GET', `gmails/${own}`, { token: tokens.coach })).body.data._id).toBe(own);
  });

  it('a stored script is removed on output', async () => {
    await rowsOf(
      server,
      sql`update client_mails set content = '<p>x</p><script>y()</script>' where subject = 'Letter 1'`,
    );
    const { rows } = await log('admin', '?search=letter%201');
    expect(rows.find(({ subject }) => subject === 'Letter 1')?.content).toBe('<p>x</p>');
  });
});

describe('the flag of an attachment', () => {
  const attachment = async () => (await log('admin', '?search=swimming')).rows[0]?.resources[0];
  const flag = async (token: string) => server.call('PUT', `resource/flag/${(await attachment())?._id}`, { token });

  it('a set flag mails the sender and can be cleared [C243 T373 T374 B708 B736 B737 B879 B603]', async () => {
    const before = (await mailsTo(server, coach.email)).length;
    const set = await flag(tokens.admin);
    expect(set.body).toMatchObject({ currentFlag: true, message: clientMailTexts.flagged });
    expect(set.body.message).toBe('This email has been flagged, an email has been sent to the sender.');
    expect((await attachment())?.flagged).toBe(true);
    const sent = await mailsTo(server, coach.email);
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toMatchObject({ subject: 'An attachment of yours has been flagged' });
    expect(sent.at(-1)?.text).toContain('Swimming plan.pdf');
    const back = await flag(tokens.admin);
    expect(back.body).toMatchObject({ currentFlag: false, message: 'This email has been unflagged.' });
    expect(await mailsTo(server, coach.email)).toHaveLength(before + 1);
  });

  it('business users get 403 for the flag', async () => {
    expectFailure(await flag(tokens.coach), 'forbidden');
    expect((await attachment())?.flagged).toBe(false);
  });
});

it('a mail interrupted by a server crash is in the log as unconfirmed', async () => {
  const { settleForgotten } = await import('./send/queries.ts');
  await rowsOf(server, sql`update client_mails set state = 'sending', updated_at = now() where subject = 'Letter 2'`);
  await server.within(() => settleForgotten());
  expect(await subjects('admin', '?search=letter%202')).toEqual([]);
  await rowsOf(server, sql`update client_mails set updated_at = now() - interval '1 hour' where subject = 'Letter 2'`);
  await server.within(() => settleForgotten());
  expect((await log('admin', '?search=letter%202')).rows[0]).toMatchObject({ state: 'unconfirmed' });
});
