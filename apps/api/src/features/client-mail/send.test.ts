import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ATTACHMENTS_MAX, CONTENT_MAX } from '@amberway/contract/client-mail/limits';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf, storedKeys } from '../../testing/files.ts';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { impatientWhen } from '../../testing/google/impatient.ts';
import { useServer } from '../../testing/hooks.ts';
import { LETTER, sendLetter } from '../../testing/letters.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf, readUrl, sendForm } from '../../testing/uploads.ts';

const google = useGoogle();
const server = useServer(() => ({
  env: { ...google.env, PUBLIC_URL: 'https://portal.example', GMAIL_MESSAGE_MB: '3' },
}));
const { parent, coach, subscriber, admin } = DEMO_PEOPLE;

let token: string;
beforeEach(async () => {
  Object.assign(google.mode, { token: 'well', gmail: 'well' });
  google.gmail.hangUpAfter = false;
  google.gmail.taken.length = 0;
  await rowsOf(server, sql`delete from client_mail_attachments`);
  await rowsOf(server, sql`delete from client_mails`);
  token = await server.signIn('coach');
  await connectGoogle(server, google, token, 'gmail');
});

const send = (...args: Parameters<typeof sendLetter> extends [unknown, unknown, ...infer R] ? R : never) =>
  sendLetter(server, token, ...args);
const mails = () => rowsOf<{ state: string; content: string }>(server, sql`select * from client_mails`);
const attached = () => rowsOf(server, sql`select id from resources where from_mail order by id`);
const lastMail = () => google.gmail.taken.at(-1)?.mail;
const plan = { content: pdf, name: 'Plan.pdf' };

describe('a mail to a client', () => {
  it('a mail is sent through the sender’s Gmail and logged [C150 T354 B162 B526 B576]', async () => {
    const response = await send({ memberId: DEMO_CHILDREN.arlo.id }, { files: [plan] });
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe('Email has been sent!');
    expect(response.body.data).toMatchObject({
      subject: LETTER.subject,
      owner: { email: coach.email },
      receiver: { email: parent.email },
      member: { _id: DEMO_CHILDREN.arlo.id },
      state: 'sent',
      resources: [{ fileName: 'Plan.pdf', type: 'application/pdf', flagged: false }],
    });
    const mail = lastMail();
    expect(mail).toMatchObject({
      subject: LETTER.subject,
      from: { address: google.oauth.account, name: 'Mia Okafor' },
      to: [{ address: parent.email, name: 'Priya Sharma' }],
    });
    expect(mail?.html).toContain('<strong>Tuesday</strong>');
    expect(mail?.text).toContain('see you on Tuesday.');
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.attachments[0]).toMatchObject({ filename: 'Plan.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
    const log = await server.call('GET', 'gmails', { token });
    expect(log.body.data[0]._id).toBe(response.body.data._id);
  });

  it('the receiver may be given by e-mail address, in any case', async () => {
    expect((await send({ sendTo: 'PARENT@amberway.test' })).status).toBe(200);
    expect(lastMail()?.to?.[0]?.address).toBe(parent.email);
  });

  it('special characters in subject and file names are preserved', async () => {
    const subject = 'Grüße — 次回 🙂, "quoted"';
    const name = 'Übung für Zoë.pdf';
    expect((await send({ subject }, { files: [{ ...plan, name }] })).status).toBe(200);
    expect(lastMail()?.subject).toBe(subject);
    expect(lastMail()?.attachments[0]?.filename).toBe(name);
  });

  it('pictures are embedded in the message [B577]', async () => {
    const upload = await sendForm(server, token, formOf(pngOf(4, 4), 'a.png'), 'upload?purpose=editor');
    const { public_url: src } = upload.body.data as { public_url: string };
    expect((await send({ emailContent: `<p>Look:</p><img src="${src}">` })).status).toBe(200);
    const mail = lastMail();
    const [picture] = mail?.attachments ?? [];
    expect(picture).toMatchObject({ mimeType: 'image/png', related: true });
    expect(mail?.html).toContain(`cid:${picture?.contentId?.replace(/[<>]/g, '')}`);
    expect(mail?.html).not.toContain('/api/files/');
  });

  it('scripts, event handlers and pictures of other sites are removed', async () => {
    const emailContent =
      '<p onclick="steal()">Hello<script>steal()</script><img src="https://evil.example/pixel.gif"><iframe src="//evil"></iframe>' +
      '<a href="javascript:steal()">here</a></p>';
    const response = await send({ emailContent });
    expect(response.status).toBe(200);
    for (const text of [
      response.body.data.content as string,
      lastMail()?.html ?? '',
      (await mails())[0]?.content ?? '',
    ]) {
      expect(text).toContain('Hello');
      expect(text).not.toMatch(/script|onclick|evil|iframe|steal/);
    }
  });
});

describe('recipients', () => {
  it.each([
    ['a family one does not work with, by id', { sendTo: subscriber.id }],
    ['the same by address', { sendTo: subscriber.email }],
    ['a colleague', { sendTo: admin.id }],
    ['nobody', { sendTo: 'stranger@elsewhere.example' }],
    ['a child of another family', { memberId: DEMO_CHILDREN.ben.id }],
    ['somebody else as the sender', { uid: admin.id }],
  ])('%s returns 404, and nothing is sent', async (_, about) => {
    expectFailure(await send(about), 'not_found');
    expect(google.gmail.taken).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('an administrator writes to any client', async () => {
    const as = await server.signIn('admin');
    await connectGoogle(server, google, as, 'gmail');
    const response = await sendLetter(server, as, { uid: admin.id, sendTo: subscriber.id });
    expect(response.status, response.text).toBe(200);
  });

  it('the list has only the sender’s own customers, also found by their children’s names', async () => {
    const list = async (query: string) => {
      const response = await server.call('GET', `sendGmail/recipients${query}`, { token });
      expect(response.status).toBe(200);
      return response.body.data as { email: string; members: { firstName: string }[] }[];
    };
    const all = await list('?limit=200');
    expect(all.map(({ email }) => email)).toContain(parent.email);
    expect(all.map(({ email }) => email)).not.toContain(subscriber.email);
    const found = await list(`?search=${DEMO_CHILDREN.arlo.firstName}`);
    expect(found.map(({ email }) => email)).toEqual([parent.email]);
    expect(found[0]?.members.map(({ firstName }) => firstName)).toContain(DEMO_CHILDREN.arlo.firstName);
    expect((await list(`?member=${DEMO_CHILDREN.arlo.id}`)).map(({ email }) => email)).toEqual([parent.email]);
  });
});

describe('bad input', () => {
  it.each([
    ['subject', 'Hi\r\nBcc: all@evil.example', clientMailTexts.oneLine],
    ['subject', 'Hi\nthere', clientMailTexts.oneLine],
    ['subject', 'Hi\u2028there', clientMailTexts.oneLine],
    ['subject', '   ', clientMailTexts.inputSubject],
    ['sendTo', 'parent@amberway.test\r\nBcc: x@evil.example', clientMailTexts.chooseRecipient],
    ['sendTo', 'parent@amberway.test, x@evil.example', clientMailTexts.chooseRecipient],
    ['sendTo', '', clientMailTexts.chooseRecipient],
    ['emailContent', '<p> </p>', clientMailTexts.inputContent],
    ['emailContent', '<script>x()</script>', clientMailTexts.inputContent],
  ])('%s: %j', async (field, value, text) => {
    expectInvalid(await send({ [field]: value }), field, text);
    expect(google.gmail.taken).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('content that is too long is rejected', async () => {
    const response = await send({ emailContent: 'x'.repeat(CONTENT_MAX + 1) });
    expectInvalid(response, 'emailContent', clientMailTexts.contentTooLong);
    expect(google.gmail.taken).toEqual([]);
  });

  it('an unknown field is rejected', async () => {
    expect((await send({ bcc: 'x@evil.example' } as never)).status).toBe(422);
  });

  it.each([
    [
      'a program that calls itself a PDF',
      { content: Buffer.from('MZ\x90\0'), name: 'Plan.pdf' },
      uploadTexts.contentDiffers,
    ],
    ['a kind that is not taken', { content: 'echo', name: 'run.sh' }, uploadTexts.typeNotSupported],
  ])('%s is rejected, and nothing of the mail is stored', async (_, file, text) => {
    const before = await storedKeys(server);
    expectFailure(await send({}, { files: [file] }), 'unsupported_type', { message: text, errors: { file: text } });
    expect(await storedKeys(server)).toEqual(before);
    expect(await mails()).toEqual([]);
    expect(google.gmail.taken).toEqual([]);
  });

  it(`more than ${ATTACHMENTS_MAX} files are rejected with a message`, async () => {
    const files = Array.from({ length: ATTACHMENTS_MAX + 1 }, () => plan);
    expectInvalid(await send({}, { files }), 'file', uploadTexts.maxFiles(ATTACHMENTS_MAX));
  });

  it('a file of 100 MB and one byte is rejected [B495]', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(100 * 1024 * 1024 + 1 - pdf.length)]);
    const text = uploadTexts.largerThanLimit;
    expectFailure(await send({}, { files: [{ content, name: 'Film.pdf' }] }), 'too_large', {
      message: text,
      errors: { file: text },
    });
    expect(await mails()).toEqual([]);
  });
});

describe('an attachment', () => {
  it('an attachment is readable by the family, its staff and administrators only', async () => {
    const response = await send({}, { files: [plan] });
    const { file } = response.body.data.resources[0] as { file: string };
    const read = async (who: 'parent' | 'coach' | 'admin' | 'subscriber' | 'coach2') =>
      (await readUrl(server, await server.signIn(who), file)).status;
    expect(await Promise.all([read('parent'), read('coach'), read('admin')])).toEqual([200, 200, 200]);
    expect(await Promise.all([read('subscriber'), read('coach2')])).toEqual([404, 404]);
  });

  it('an attachment too large for the mail is shared with the child and linked [B495]', async () => {
    const large = { content: Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024)]), name: 'Large.pdf' };
    const response = await send({ memberId: DEMO_CHILDREN.arlo.id }, { files: [plan, large] });
    expect(response.status, response.text).toBe(200);
    const [, stored] = response.body.data.resources as { _id: string; fileName: string }[];
    expect(stored?.fileName).toBe('Large.pdf');
    const mail = lastMail();
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf']);
    expect(mail?.html).toContain(`https://portal.example/dashboard/event-callback/${stored?._id}/resources`);
    const seen = await server.call('GET', `resource/details/${stored?._id}`, { token: await server.signIn('parent') });
    expect(seen.status).toBe(200);
  });
});

describe('sending with the same key', () => {
  it('a repeated request sends once and returns the same mail', async () => {
    const key = 'one-and-only';
    const first = await send({}, { key, files: [plan] });
    const second = await send({}, { key, files: [plan] });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data).toEqual(first.body.data);
    expect(google.gmail.taken).toHaveLength(1);
  });

  it('other content under the same key is rejected', async () => {
    await send({}, { key: 'taken' });
    expectFailure(await send({ subject: 'Another' }, { key: 'taken' }), 'key_reused');
    expectFailure(await send({}, { key: 'taken', files: [plan] }), 'key_reused');
    expect(google.gmail.taken).toHaveLength(1);
  });

  it('a retry after a failure sends the mail', async () => {
    google.mode.gmail = 503;
    expectFailure(await send({}, { key: 'again', files: [plan] }), 'provider_failed', {
      message: clientMailTexts.sendFailed,
    });
    expect(await mails()).toEqual([]);
    google.mode.gmail = 'well';
    expect((await send({}, { key: 'again', files: [plan] })).status).toBe(200);
    expect(google.gmail.taken).toHaveLength(1);
    expect((await mails()).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('when Gmail fails', () => {
  it.each(['rubbish', 'huge', 403, 429, 500, 503] as const)(
    '%s: the request returns an error and stores nothing [T327 B584]',
    async (mode) => {
      const before = await attached();
      google.mode.gmail = mode;
      const response = await send({}, { files: [plan] });
      expectFailure(response, 'provider_failed', {
        message: 'Sorry, something went wrong with email sending, please try again.',
      });
      expect(await mails()).toEqual([]);
      expect(await attached()).toEqual(before);
    },
  );

  it('an expired access token is renewed silently', async () => {
    google.oauth.forgetAccess();
    expect((await send({}, { files: [plan] })).status).toBe(200);
    expect(Buffer.from(lastMail()?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
  });

  it('a permission revoked at Google requires a new consent [T328 B403 B585]', async () => {
    google.oauth.revokeAll();
    const response = await send();
    expectFailure(response, 'not_connected', {
      message:
        'Sorry, we failed to connect to your Gmail, please try again. We copied the email to your copyboard instead.',
    });
    const state = await server.call('GET', `gmailState/?id=${coach.id}`, { token });
    expect(state.body.data).toMatchObject({ gmailConnected: false, gmailToken: false, available: true });
    expect(await mails()).toEqual([]);
  });

  it.each(['slow', 'hangs up after it has the mail'] as const)(
    'Gmail %s: the mail may have arrived, so it stays in the log as unconfirmed',
    async (how) => {
      impatientWhen(server, how === 'slow');
      if (how === 'slow') google.mode.gmail = 'slow';
      else google.gmail.hangUpAfter = true;
      expectFailure(await send({}, { files: [plan], key: `lost-${how.length}` }), 'provider_failed', {
        message: clientMailTexts.sendFailed,
      });
      const log = await server.call('GET', 'gmails', { token });
      expect(log.body.data[0]).toMatchObject({ state: 'unconfirmed', resources: [{ fileName: 'Plan.pdf' }] });
      Object.assign(google.mode, { gmail: 'well' });
      google.gmail.hangUpAfter = false;
      impatientWhen(server, false);
      // The same message again: mail clients recognise it by its Message-ID.
      const again = await send({}, { files: [plan], key: `lost-${how.length}` });
      expect(again.body.data).toMatchObject({ _id: log.body.data[0]._id, state: 'sent' });
      expect(again.body.data.resources).toHaveLength(1);
      expect(google.gmail.taken.at(-1)?.mail?.messageId).toBe(`<${log.body.data[0]._id}@amberway>`);
    },
  );
});

it('only staff can read the state of a connection, and only of their own [C149 B402]', async () => {
  const state = await server.call('GET', `gmailState/?id=${coach.id}`, { token });
  expect(state.body.data).toEqual({
    gmailConnected: true,
    gmailToken: true,
    available: true,
    account: google.oauth.account,
  });
  expectFailure(await server.call('GET', `gmailState/?id=${admin.id}`, { token }), 'not_found');
  const customer = await server.signIn('parent');
  expectFailure(await server.call('GET', `gmailState/?id=${parent.id}`, { token: customer }), 'forbidden');
  expectFailure(await sendLetter(server, customer, { uid: parent.id }), 'forbidden');
});

it('without a connection the mail is rejected [B403]', async () => {
  await server.call('DELETE', 'gmailOAuth', { token });
  expectFailure(await send(), 'not_connected', { message: clientMailTexts.connectFailed });
});

it('a sent mail is in the audit log without its content', async () => {
  const { _id } = (await send({}, { files: [plan] })).body.data;
  const entries = await rowsOf(server, sql`select action, subject_id, after from audit_log where record_id = ${_id}`);
  expect(entries).toEqual([{ action: 'send', subject_id: parent.id, after: { member: null, attachments: 1 } }]);
});
