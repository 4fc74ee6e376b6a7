import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote, noteBody } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf, storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { mp4Of } from '../../testing/media.ts';
import { SLIDES_PARTS, WORD_PARTS, zipOf } from '../../testing/office.ts';
import { addChild } from '../../testing/people.ts';
import { addProgramme } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { expectNothingLeft, pdf, readUrl, sendForm } from '../../testing/uploads.ts';

const server = useServer();
const { parent: priya, coach: mia, coach2, subscriber } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');
let child: string;
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: priya.id, primaryContact: mia.id }));
});

const upload = async (content: Buffer, name: string, purpose = 'session'): Promise<string> => {
  const response = await sendForm(server, tokens.coach, formOf(content, name, { before: { purpose } }));
  expect(response.status, response.text).toBe(200);
  return response.body.data.public_url;
};
const create = (about: object = {}) =>
  server.call('POST', 'session', { token: tokens.coach, body: noteBody(child, about) });
const edit = (id: string, body: object) => server.call('PUT', `session/${id}`, { token: tokens.coach, body });
const details = async (id: string, token = tokens.coach) =>
  (await server.call('GET', `session/details/${id}`, { token })).body.data;
const open = async (url: string, token?: string) => (await readUrl(server, token, url)).status;
const attached = async (about: object = {}) => {
  const resourceAttachment = await upload(pdf, 'Picture cards.pdf');
  const response = await create({ resourceAttachment, resoruceAction: 'newResource', ...about });
  expect(response.status, response.text).toBe(200);
  return response.body.data;
};

describe('an attached file', () => {
  it('an attached file becomes a private resource the family can open once the note is published [B327]', async () => {
    const note = await attached({ resourceAttachmentName: 'Cards', type: 'resource_dev' });
    expect(note).toMatchObject({ uploadedResource: { name: 'Cards' }, resourceAttachmentName: 'Picture cards.pdf' });
    const { file, _id } = (await details(note._id)).resourceObject;
    expect([await open(file, tokens.coach), await open(file, tokens.admin)]).toEqual([200, 200]);
    expect([await open(file, tokens.parent), await open(file, tokens.coach2)]).toEqual([404, 404]);
    await edit(note._id, { status: 'Published' });
    expect([await open(file, tokens.parent), await open(file, tokens.subscriber)]).toEqual([200, 404]);
    expect((await details(note._id, tokens.parent)).resourceObject).toMatchObject({ _id, name: 'Cards' });
    const shared = await server.call('GET', `resource/usersResources/${child}`, { token: tokens.parent });
    expect(shared.body.data).toMatchObject([{ _id, name: 'Cards' }]);
    // Only the note notifies the family, not the resource.
    expect(
      await rowsOf(server, sql`select type from notifications where member_id = ${child} order by created_at`),
    ).toEqual([{ type: 'SESSION_ADDED' }]);
    await edit(note._id, { status: 'Pending' });
    expect(await open(file, tokens.parent)).toBe(404);
  });

  it('an attached file can be replaced, renamed and removed [B327 B493]', async () => {
    const note = await attached({ status: 'Published' });
    const first = note.resourceAttachment;
    const url = await upload(pngOf(40, 40), 'Board.png');
    const changed = await edit(note._id, { resourceAttachment: url, resoruceAction: 'editResource' });
    expect(changed.body.data).toMatchObject({
      uploadedResource: { _id: note.uploadedResource._id, name: 'Board.png' },
      resourceAttachment: url,
    });
    expect([await open(url, tokens.parent), await open(first, tokens.parent)]).toEqual([200, 404]);
    const renamed = await edit(note._id, { resourceAttachmentName: 'Our board', resoruceAction: 'editResource' });
    expect(renamed.body.data.uploadedResource.name).toBe('Our board');
    const gone = await edit(note._id, { resoruceAction: 'deleteResource' });
    expect(gone.body.data).toMatchObject({ uploadedResource: null, resourceAttachment: null });
    expect(await open(url, tokens.parent)).toBe(404);
    expectInvalid(await edit(note._id, { resoruceAction: 'editResource' }), 'resoruceAction', noteTexts.attachFirst);
    // A second new file replaces the first: the last one wins.
    const one = await upload(pdf, 'One.pdf');
    const two = await upload(pdf, 'Two.pdf');
    await edit(note._id, { resourceAttachment: one, resoruceAction: 'newResource' });
    await edit(note._id, { resourceAttachment: two, resoruceAction: 'newResource' });
    expect([await open(one, tokens.parent), await open(two, tokens.parent)]).toEqual([404, 200]);
  });

  it('an attached file stays when a task uses it', async () => {
    const note = await attached({ status: 'Published' });
    const { task } = await addProgramme(server, child);
    const body = { fileLink: [note.uploadedResource._id] };
    expect((await server.call('PUT', `task/${task.id}`, { token: tokens.coach, body })).status).toBe(200);
    await edit(note._id, { resoruceAction: 'deleteResource' });
    expect(await open(note.resourceAttachment, tokens.parent)).toBe(200);
  });

  it('an attached file is removed together with its note and restored with it', async () => {
    const note = await attached({ status: 'Published' });
    await server.call('DELETE', `session/${note._id}`, { token: tokens.admin });
    expect(await open(note.resourceAttachment, tokens.parent)).toBe(404);
    await server.call('PATCH', `session/${note._id}/restore`, { token: tokens.admin });
    expect(await open(note.resourceAttachment, tokens.parent)).toBe(200);
  });

  it('a file may be JPEG, PNG, GIF, MP4, PDF, PSD, AI, Word or PPT, and nothing else [B494 T321]', async () => {
    const picture = sharp(pngOf(4, 4));
    const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
    const files: Record<string, Buffer> = {
      'a.jpg': await picture.jpeg().toBuffer(),
      'a.jpeg': await picture.jpeg().toBuffer(),
      'a.png': pngOf(4, 4),
      'a.gif': await picture.gif().toBuffer(),
      'a.mp4': mp4Of(1),
      'a.pdf': pdf,
      'a.psd': Buffer.concat([Buffer.from('8BPS'), Buffer.from([0, 1]), Buffer.alloc(64)]),
      'a.ai': pdf,
      'a.doc': oldOffice,
      'a.docx': zipOf(WORD_PARTS),
      'a.ppt': oldOffice,
      'a.pptx': zipOf(SLIDES_PARTS),
    };
    expect(UPLOAD_RULES.session.extensions.map((extension) => `a.${extension}`)).toEqual(Object.keys(files));
    for (const [name, content] of Object.entries(files)) {
      const resourceAttachment = await upload(content, name);
      const response = await create({ resourceAttachment, resoruceAction: 'newResource' });
      expect(response.body.data?.uploadedResource?.name, `${name}: ${response.text}`).toBe(name);
    }
    expect(uploadTexts.noteFileTypes).toBe('JPEG, PNG, GIF, MP4, PDF, PSD, AI, Word, PPT');
  });

  it('an attached file must be the author’s own upload of an allowed size and type [B492 B494]', async () => {
    const attach = (resourceAttachment: string) => create({ resourceAttachment, resoruceAction: 'newResource' });
    const stored = async (about: object) => {
      const { id, name } = await storeTestFile(server, { uploaderId: mia.id, ...about });
      return attach(fileUrl(id, name));
    };
    expectInvalid(
      await stored({ size: UPLOAD_RULES.session.maxBytes + 1 }),
      'resourceAttachment',
      uploadTexts.largerThan12Mb,
    );
    expectInvalid(
      await stored({ originalName: 'Table.xlsx', name: 'Table.xlsx' }),
      'resourceAttachment',
      UPLOAD_RULES.session.wrongType,
    );
    expect((await stored({ size: UPLOAD_RULES.session.maxBytes })).status).toBe(200);
    for (const wrong of [{ uploaderId: coach2.id }, { uploaderId: subscriber.id, customerId: subscriber.id }])
      expectInvalid(await stored(wrong), 'resourceAttachment', uploadTexts.invalidUrl);
    expectInvalid(await attach('https://evil.test/a.pdf'), 'resourceAttachment', uploadTexts.invalidUrl);
    expectInvalid(await create({ resoruceAction: 'newResource' }), 'resourceAttachment', resourceTexts.attachFile);
    const url = await upload(pdf, 'A.pdf');
    expectInvalid(await create({ resourceAttachment: url }), 'resoruceAction', resourceTexts.attachFile);
  });

  it('an upload with wrong magic bytes, one byte too many or another file type is rejected [B492 B494]', async () => {
    const send = (content: Buffer, name: string) =>
      sendForm(server, tokens.coach, formOf(content, name, { before: { purpose: 'session' } }));
    const tooMuch = Buffer.concat([pdf, Buffer.alloc(UPLOAD_RULES.session.maxBytes + 1 - pdf.length)]);
    await expectNothingLeft(server, async () => {
      expect(await send(pngOf(4, 4), 'note.pdf')).toMatchObject({ status: 415 });
      expect(await send(Buffer.from('MZ not a film'), 'film.mp4')).toMatchObject({ status: 415 });
      expect(await send(pdf, 'table.xlsx')).toMatchObject({
        status: 415,
        body: { message: uploadTexts.typeNotSupported },
      });
      expect(await send(tooMuch, 'large.pdf')).toMatchObject({
        status: 413,
        body: { message: uploadTexts.largerThan12Mb },
      });
    });
    expect((await send(tooMuch.subarray(0, -1), 'full.pdf')).status).toBe(200);
  });

  it('a rejected note leaves no resource and no linked file behind', async () => {
    const url = await upload(pdf, 'A.pdf');
    const count = () => rowsOf(server, sql`select count(*)::int as n from resources`);
    const before = await count();
    expect((await create({ about: '', resourceAttachment: url, resoruceAction: 'newResource' })).status).toBe(422);
    expect(await count()).toEqual(before);
    expect(await rowsOf(server, sql`select links from files where name = 'A.pdf' and links > 0`)).toEqual([]);
  });
});

describe('a library resource', () => {
  it('a library resource is linked and shared with the child by the note', async () => {
    const id = await addResource(server);
    const { _id } = (await create({ uploadedResource: id, type: 'resource_dev', status: 'Published' })).body.data;
    const shares = () => rowsOf(server, sql`select 1 as one from resource_shares where resource_id = ${id}`);
    expect(await shares()).toHaveLength(1);
    expect(
      (await edit(_id, { uploadedResource: null, type: 'coaching_session' })).body.data.uploadedResource,
    ).toBeNull();
    // It was a library resource before: removing the link does not unshare it from the family.
    expect(await shares()).toHaveLength(1);
  });

  it('a resource the author cannot see returns 404; one under review cannot be shared', async () => {
    const hidden = await addResource(server, { isPrivate: true, createdBy: coach2.id });
    expectFailure(await create({ uploadedResource: hidden }), 'not_found');
    const pending = await addResource(server, { status: 'Pending' });
    expectInvalid(await create({ uploadedResource: pending }), 'uploadedResource', resourceTexts.notShareable);
    const { id } = await addNote(server, { memberId: child });
    expectFailure(await edit(id, { uploadedResource: hidden }), 'not_found');
  });
});

describe('a recording', () => {
  const sign = (url: string, token = tokens.parent) =>
    server.call('GET', `session/signedUrl?url=${encodeURIComponent(url)}`, { token });

  it('everyone who may read the note opens the recording through a signed URL [B126 C056 T106]', async () => {
    const recordingLink = await upload(mp4Of(3), 'Recording.mp4', 'general');
    const { _id } = (await create({ recordingLink, sessionRecorded: true })).body.data;
    // Not published to the family yet: it gets no signed URL, and the plain URL returns 404.
    expectInvalid(await sign(recordingLink), 'url', noteTexts.invalidUrl);
    expect(await open(recordingLink, tokens.parent)).toBe(404);
    await edit(_id, { status: 'Published' });
    const { url } = (await sign(recordingLink)).body.data;
    expect(await open(url)).toBe(200);
    expect((await sign(url)).status).toBe(200);
    expect(await open(recordingLink, tokens.parent)).toBe(404);
    expect(await open((await details(_id, tokens.parent)).recordingUrl)).toBe(200);
    for (const token of [tokens.subscriber, tokens.coach2])
      expectInvalid(await sign(recordingLink, token), 'url', noteTexts.invalidUrl);
    await edit(_id, { recordingLink: '' });
    expectInvalid(await sign(recordingLink), 'url', noteTexts.invalidUrl);
  });

  it('an external recording stays a link; no other URL is signed [B126]', async () => {
    const recordingLink = 'https://films.example/42';
    const { _id } = (await create({ recordingLink, status: 'Published' })).body.data;
    expect(await details(_id, tokens.parent)).toMatchObject({ recordingLink, recordingUrl: null });
    const { id, name } = await storeTestFile(server, { customerId: priya.id });
    for (const url of [
      recordingLink,
      fileUrl(id, name),
      `//evil.test${fileUrl(id, name)}`,
      '/api/files/../session',
      'javascript:alert(1)',
      '',
    ])
      expectInvalid(await sign(url), 'url', noteTexts.invalidUrl);
    expectInvalid(await server.call('GET', 'session/signedUrl', { token: tokens.parent }), 'url', noteTexts.invalidUrl);
  });

  it('a recording must be a video or audio file uploaded by the author', async () => {
    const document = await upload(pdf, 'A.pdf');
    expectInvalid(await create({ recordingLink: document }), 'recordingLink', noteTexts.invalidUrl);
    const { id, name } = await storeTestFile(server, { uploaderId: coach2.id, kind: 'video' });
    expectInvalid(await create({ recordingLink: fileUrl(id, name) }), 'recordingLink', uploadTexts.invalidUrl);
  });
});

describe('pictures in the text', () => {
  it('pictures are linked to the note, readable by the family, and unlinked when removed from the text', async () => {
    const url = await upload(pngOf(20, 20), 'Drawing.png', 'editor');
    const { _id } = (await create({ about: `<p>See</p><img src="${url}">`, status: 'Published' })).body.data;
    expect([await open(url, tokens.parent), await open(url, tokens.subscriber)]).toEqual([200, 404]);
    const links = () => rowsOf(server, sql`select links from files where id = ${url.split('/')[3] ?? ''}`);
    expect(await links()).toEqual([{ links: 1 }]);
    await edit(_id, { about: '<p>Without</p>' });
    expect(await links()).toEqual([{ links: 0 }]);
    const { id, name } = await storeTestFile(server, { uploaderId: subscriber.id, customerId: subscriber.id });
    const foreign = await create({ about: `<img src="${fileUrl(id, name)}">` });
    expectInvalid(foreign, 'about', uploadTexts.invalidUrl);
  });
});
