import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { connectGoogle, consentOf, finishConsent } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { useServer } from '../../testing/hooks.ts';
import { sendLetter } from '../../testing/letters.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf } from '../../testing/uploads.ts';

const google = useGoogle();
const server = useServer(() => ({ engine: 'postgres', env: google.env }));
let token: string;
beforeAll(async () => {
  token = await server.signIn('coach');
  await connectGoogle(server, google, token, 'gmail');
  await rowsOf(server, sql`delete from client_mail_attachments`);
  await rowsOf(server, sql`delete from client_mails`);
});

it('of many concurrent requests with one key only one sends the mail', async () => {
  const files = [{ content: pdf, name: 'Plan.pdf' }];
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => sendLetter(server, token, {}, { key: 'all-at-once', files })),
  );
  expect(google.gmail.taken).toHaveLength(1);
  expect(responses.some(({ status }) => status === 200)).toBe(true);
  expect(responses.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'in_progress')).toBe(true);
  expect(await rowsOf(server, sql`select 1 from client_mails`)).toHaveLength(1);
  expect(await rowsOf(server, sql`select 1 from client_mail_attachments`)).toHaveLength(1);
});

it('of many concurrent callbacks with the same state only one connects', async () => {
  const { code, state } = await consentOf(server, google, token, 'gmail');
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => finishConsent(server, token, 'gmail', { code, state })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(9);
});

it('of many feeds created at once only the last URL works', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () => server.call('POST', 'calendar/feed', { token, body: {} })),
  );
  const paths = made.map(({ body }) => new URL(body.data.url as string).pathname.replace('/api/', ''));
  const open = await Promise.all(paths.map(async (path) => (await server.call('GET', path)).status));
  expect(open.filter((status) => status === 200)).toHaveLength(1);
  expect(open.filter((status) => status === 404)).toHaveLength(7);
});
