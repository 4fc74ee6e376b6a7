import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { formOf, pngOf, storedKeys } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { wavOf } from '../../testing/media.ts';
import { rowsOf } from '../../testing/rows.ts';
import { expectNothingLeft, pdf, readUrl, sendForm } from '../../testing/uploads.ts';

const server = useServer();
let parent: string;
let coach: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
});

const send = (form: ReturnType<typeof formOf>, { path = 'upload', token = parent } = {}) =>
  sendForm(server, token, form, path);
const read = (url: string) => readUrl(server, parent, url);

describe('an upload', () => {
  it('takes the field file and returns public_url, name, size and type [B121 C039]', async () => {
    const response = await send(formOf(pdf, 'Plan für Ärzte.pdf'));
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(uploadTexts.fileUploaded);
    const { _id, public_url } = response.body.data;
    expect(response.body.data).toEqual({
      _id,
      public_url: `/api/files/${_id}/Plan-fur-Arzte.pdf`,
      fileName: 'Plan für Ärzte.pdf',
      size: pdf.length,
      type: 'application/pdf',
    });
    const back = await read(public_url);
    expect(back.bytes.equals(pdf)).toBe(true);
    expect(back.headers['content-disposition']).toContain("filename*=UTF-8''Plan%20f%C3%BCr%20%C3%84rzte.pdf");
    expect(await readdir(server.services.spool.folder)).toEqual([]);
  });

  it('of a picture returns Image uploaded successfully [B109 T104]', async () => {
    const response = await send(formOf(pngOf(10, 6), 'me.png', { before: { purpose: 'profile' } }));
    expect(response.body.message).toBe('Image uploaded successfully');
    expect(response.body.data).toMatchObject({ type: 'image/png', width: 10, height: 6 });
  });

  it('of media returns the duration, of other files none [B551]', async () => {
    const { data } = (await send(formOf(wavOf(2.5), 'voice.wav'))).body;
    expect(data).toMatchObject({ type: 'audio/wav', duration: 2.5 });
    expect((await send(formOf(pdf, 'a.pdf'))).body.data).not.toHaveProperty('duration');
  });

  it('belongs to the family that sent it, or to nobody yet when sent by staff', async () => {
    const own = (await send(formOf(pdf, 'a.pdf'))).body.data._id;
    const staff = (await send(formOf(pdf, 'a.pdf'), { token: coach })).body.data._id;
    const rows = await rowsOf(
      server,
      sql`select id, uploader_id, customer_id, visibility from files where id in (${own}, ${staff}) order by id`,
    );
    expect(rows).toEqual([
      { id: own, uploader_id: DEMO_PEOPLE.parent.id, customer_id: DEMO_PEOPLE.parent.id, visibility: 'private' },
      { id: staff, uploader_id: DEMO_PEOPLE.coach.id, customer_id: null, visibility: 'private' },
    ]);
  });

  it('is in the audit log without its name', async () => {
    const { _id } = (await send(formOf(pdf, 'Arlo.pdf'))).body.data;
    const entries = await rowsOf(server, sql`select action, record, after from audit_log where record_id = ${_id}`);
    expect(entries).toEqual([{ action: 'upload', record: 'file', after: { kind: 'document', size: pdf.length } }]);
  });
});

describe('names of uploaded files', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\plan.pdf', 'plan.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(80)}.pdf`],
    ['计划.pdf', 'file.pdf'],
  ])('%s gets a name of our own', async (original, name) => {
    const { data } = (await send(formOf(pdf, original))).body;
    expect(data.public_url).toBe(`/api/files/${data._id}/${name}`);
    expect((await read(data.public_url)).status).toBe(200);
    expect((await storedKeys(server)).every((key) => /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.\d00)?$/.test(key))).toBe(true);
  });

  it('with a NUL are rejected', () =>
    expectNothingLeft(server, async () => {
      expect((await send(formOf(pdf, 'a.pdf\0.png'))).status).toBe(400);
    }));
});
