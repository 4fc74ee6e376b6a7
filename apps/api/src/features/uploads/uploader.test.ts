import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { fileUrlOf, signFileUrl } from '../../kernel/files/file-url.ts';
import { attachFile, detachFile } from '../../kernel/files/attach.ts';
import type { FileRow } from '../../kernel/files/queries.ts';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { noteBody } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, pngOf, storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { mp4Of } from '../../testing/media.ts';
import { addChild, addCover, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pdf, readUrl, sendForm } from '../../testing/uploads.ts';

// The uploader may read a file, until it belongs to a family out of the uploader's reach.

const server = useServer();
const tokens = useTokens(server, 'admin');

type Person = { id: string; token: string; root: string };
const person = async (about: Parameters<typeof addUser>[1]): Promise<Person> => {
  const { id } = await addUser(server, about);
  const { token, id: root } = await server.within(() => createSession(id));
  return { id, token, root };
};
let coach: Person;
let family: Person;
let child: string;
beforeEach(async () => {
  coach = await person({ type: 'Business' });
  family = await person({ choosePlan: 'Lite' });
  const { id: idle } = await addUser(server, { type: 'Business' });
  ({ id: child } = await addChild(server, { parentId: family.id, primaryContact: idle }));
  await addCover(server, coach.id, family.id);
});

const endCover = () => rowsOf(server, sql`update cover_grants set expires_at = now() where customer_id = ${family.id}`);
const upload = async (content: Buffer, name: string, purpose = 'general', token = coach.token): Promise<string> => {
  const response = await sendForm(server, token, formOf(content, name, { before: { purpose } }));
  expect(response.status, response.text).toBe(200);
  return response.body.data.public_url;
};
const call = async (method: string, path: string, body: object, token = coach.token) => {
  const response = await server.call(method, path, { token, body });
  expect(response.status, response.text).toBe(200);
  return response.body.data;
};
const note = (about: object) => call('POST', 'session', noteBody(child, { status: 'Published', ...about }));

/** The ways an upload comes to belong to a family. */
const WAYS: Record<string, () => Promise<string>> = {
  'the attachment of a note': async () => {
    const url = await upload(pdf, 'Plan.pdf', 'session');
    await note({ resourceAttachment: url, resoruceAction: 'newResource' });
    return url;
  },
  'a picture in a note': async () => {
    const url = await upload(pngOf(8, 8), 'Drawing.png', 'editor');
    await note({ about: `<p>See</p><img src="${url}">` });
    return url;
  },
  'a recording': async () => {
    const url = await upload(mp4Of(1), 'Recording.mp4');
    await note({ recordingLink: url, sessionRecorded: true });
    return url;
  },
  'the face of a child': async () => {
    const url = await upload(pngOf(8, 8), 'Face.png', 'avatar');
    await call('PUT', `member/${child}`, { avatarUrl: url });
    return url;
  },
  'a file of the family': async () => {
    const form = formOf(pdf, 'Report.pdf', { before: { member: child } });
    const sent = await sendForm(server, coach.token, form, `clientFiles/${family.id}`);
    expect(sent.status, sent.text).toBe(200);
    const [row] = await rowsOf<FileRow>(
      server,
      sql`select id, name from files where uploader_id = ${coach.id} order by created_at desc limit 1`,
    );
    return row ? fileUrlOf(row) : '';
  },
  'what was sent in the family’s view': async () => {
    const { token } = await call('POST', `auth/actAs/${family.id}`, {});
    const url = await upload(pdf, 'Acting.pdf', 'general', token);
    await call('POST', 'auth/actAs/end', {}, token);
    return url;
  },
};

it.each(Object.keys(WAYS))('%s: the end of a cover ends every access of the uploader to the file', async (way) => {
  const url = (await WAYS[way]?.()) ?? '';
  const media = await server.services.signer.mediaToken(coach.id, coach.root);
  const [id = '', name = ''] = url.split('/').slice(-2);
  const principal = await server.within(() => authenticate(`Bearer ${coach.token}`));
  const signed = await signFileUrl(server.services.signer, { id, name }, principal, MINUTE);
  const download = (path: string) => server.call('POST', 'download', { token: coach.token, body: { url: path } });
  const { fileName } = (await download(url)).body.data;
  const ways = () =>
    Promise.all([
      readUrl(server, coach.token, url),
      readUrl(server, undefined, `${url}?t=${media}`),
      readUrl(server, undefined, signed),
      download(url),
      download(signed),
      server.call('GET', `static/${fileName}`, { token: coach.token }),
    ]);
  for (const response of await ways()) expect(response.status, response.text).toBe(200);
  await endCover();
  for (const response of await ways()) expectFailure(response, 'not_found');
  // Nothing changes for administrators.
  expect((await readUrl(server, tokens.admin, url)).status).toBe(200);
});

it('the file of an unpublished note is readable to the family’s staff, not to the family or others', async () => {
  const url = await upload(pdf, 'Plan.pdf', 'session');
  await note({ resourceAttachment: url, resoruceAction: 'newResource', status: 'Pending' });
  const [colleague, stranger] = [await person({ type: 'Business' }), await person({ type: 'Business' })];
  await addCover(server, colleague.id, family.id);
  const statuses = [];
  for (const { token } of [colleague, stranger, family]) statuses.push((await readUrl(server, token, url)).status);
  expect(statuses).toEqual([200, 404, 404]);
});

it('a file that belongs to no record yet stays readable to its uploader, even if a draft uses it', async () => {
  const url = await upload(pdf, 'Later.pdf', 'session');
  const draft = { value: { resourceAttachment: url }, version: 0 };
  await call('PUT', `draft/session-note/${child}.1`, draft);
  await endCover();
  expect((await readUrl(server, coach.token, url)).status).toBe(200);
});

it('a family can read what it uploaded itself, even when staff made it visible to staff only', async () => {
  const url = await upload(pdf, 'Ours.pdf', 'general', family.token);
  await rowsOf(server, sql`update files set visibility = 'staff' where uploader_id = ${family.id}`);
  expect((await readUrl(server, family.token, url)).status).toBe(200);
});

it('a former coach cannot reuse a family’s file after a record has released it', async () => {
  const file = await storeTestFile(server, { uploaderId: coach.id });
  const principal = await server.within(() => authenticate(`Bearer ${coach.token}`));
  const attach = (about: object) =>
    server.within(() => attachFile(principal, fileUrlOf(file), { field: 'about', use: 'general', ...about }));
  await attach({ customerId: family.id });
  await server.within(() => detachFile(fileUrlOf(file)));
  // Nobody can make it public, during the cover or afterwards.
  await expect(attach({ visibility: 'public' })).rejects.toMatchObject({ code: 'invalid' });
  await endCover();
  await expect(attach({})).rejects.toMatchObject({ code: 'invalid' });
});
