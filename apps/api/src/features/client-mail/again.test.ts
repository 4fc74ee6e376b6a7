import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf } from '../../testing/files.ts';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { useServer } from '../../testing/hooks.ts';
import { sendLetter } from '../../testing/letters.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf, readUrl, sendForm } from '../../testing/uploads.ts';

// Retries of a mail that may have arrived because the connection broke while it was sent.

const google = useGoogle();
const server = useServer(() => ({ env: { ...google.env, GMAIL_MESSAGE_MB: '3' } }));

let token: string;
beforeEach(async () => {
  google.mode.gmail = 'well';
  google.gmail.taken.length = 0;
  await rowsOf(server, sql`delete from client_mail_attachments`);
  await rowsOf(server, sql`delete from client_mails`);
  token = await server.signIn('coach');
  await connectGoogle(server, google, token, 'gmail');
});

const plan = { content: pdf, name: 'Plan.pdf' };
const send = (...args: Parameters<typeof sendLetter> extends [unknown, unknown, ...infer R] ? R : never) =>
  sendLetter(server, token, ...args);
const lose = async (...args: Parameters<typeof send>) => {
  google.gmail.hangUpAfter = true;
  expect((await send(...args)).body.code).toBe('provider_failed');
  google.gmail.hangUpAfter = false;
};
const files = [plan, { content: Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024)]), name: 'Large.pdf' }];
const logged = async () => (await server.call('GET', 'gmails', { token })).body.data;

it.each([401, 403, 429, 503] as const)(
  'a retry that fails with %s keeps a possibly sent mail in the log, with its shared files',
  async (mode) => {
    const about = { memberId: DEMO_CHILDREN.arlo.id };
    const key = `lost-then-${mode}`;
    await lose(about, { files, key });
    const before = await logged();
    google.mode.gmail = mode;
    expect((await send(about, { files, key })).body.code).toBe(mode === 401 ? 'not_connected' : 'provider_failed');
    expect(await logged()).toEqual([{ ...before[0], updatedAt: expect.any(String) }]);
    expect(before[0]).toMatchObject({ state: 'unconfirmed', resources: [{}, { fileName: 'Large.pdf' }] });
    const family = await server.signIn('parent');
    const read = await server.call('GET', `resource/details/${before[0].resources[1]._id}`, { token: family });
    expect(read.status).toBe(200);
  },
);

it('a retry of a possibly sent mail reuses the files that were already shared', async () => {
  const about = { memberId: DEMO_CHILDREN.arlo.id };
  await lose(about, { files, key: 'lost-and-large' });
  const [before] = await logged();
  const again = await send(about, { files, key: 'lost-and-large' });
  expect(again.status, again.text).toBe(200);
  expect(again.body.data).toMatchObject({ _id: before._id, state: 'sent', resources: before.resources });
  const [first, second] = google.gmail.taken.map(({ mail }) => mail?.html);
  expect(second).toBe(first);
});

it('an unsent mail leaves no file links, a sent one links each file once', async () => {
  const upload = await sendForm(server, token, formOf(pngOf(5, 5), 'b.png'), 'upload?purpose=editor');
  const { public_url: src } = upload.body.data as { public_url: string };
  const letter = { emailContent: `<p>Look:</p><img src="${src}">` };
  const id = src.split('/').at(-2);
  const links = async () => (await rowsOf<{ links: number }>(server, sql`select links from files where id = ${id}`))[0];
  google.mode.gmail = 503;
  expect((await send(letter, { files: [plan], key: 'picture' })).body.code).toBe('provider_failed');
  expect(await links()).toEqual({ links: 0 });
  google.mode.gmail = 'well';
  await lose(letter, { files: [plan], key: 'picture' });
  expect((await send(letter, { files: [plan], key: 'picture' })).status).toBe(200);
  expect(google.gmail.taken.at(-1)?.mail?.attachments).toHaveLength(2);
  expect(await links()).toEqual({ links: 1 });
});

it('the file of a sent attachment cannot be replaced, not even by an administrator', async () => {
  const { resources } = (await send({}, { files: [plan] })).body.data;
  for (const editor of [token, await server.signIn('admin')]) {
    const upload = await sendForm(server, editor, formOf(pdf, 'Other.pdf'), 'upload');
    const body = { file: upload.body.data.public_url as string };
    const changed = await server.call('PUT', `resource/${resources[0]._id}`, { token: editor, body });
    expectInvalid(changed, 'file', resourceTexts.fileOfMail);
  }
  const held = await rowsOf(
    server,
    sql`select r.file like '%Plan.pdf' as same, r.customer_id from resources r where r.id = ${resources[0]._id}`,
  );
  expect(held).toEqual([{ same: true, customer_id: DEMO_PEOPLE.parent.id }]);
});

it('a sender who lost the family still sees the mail in the log, but gets 404 for its files', async () => {
  const { coach, coach2, parent } = DEMO_PEOPLE;
  await send({}, { files: [plan] });
  const attachment = async () => (await logged())[0].resources[0];
  const opened = async () => (await readUrl(server, token, (await attachment()).file)).status;
  expect([await opened(), (await attachment()).mayOpen]).toEqual([200, true]);
  const { _id } = await attachment();
  await rowsOf(server, sql`update members set primary_contact = ${coach2.id} where parent_id = ${parent.id}`);
  await rowsOf(server, sql`update users set csm = null where id = ${parent.id}`);
  await rowsOf(server, sql`delete from skill_team where user_id = ${coach.id}`);
  expect([await opened(), (await attachment()).mayOpen]).toEqual([404, false]);
  expectFailure(await server.call('GET', `resource/details/${_id}`, { token }), 'not_found');
  const admin = await server.signIn('admin');
  expect((await readUrl(server, admin, (await attachment()).file)).status).toBe(200);
});
