import { beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { expectNothingLeft, pdf, sendForm } from '../../testing/uploads.ts';

const server = useServer();
let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});

const send = (form: ReturnType<typeof formOf>, { path = 'upload', token = parent } = {}) =>
  sendForm(server, token, form, path);

describe('upload limits', () => {
  const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);
  const { general, session, avatar, thumbnail } = UPLOAD_RULES;

  it('accept at most 100MB [B484 T316]', async () => {
    expect(general.maxBytes).toBe(104_857_600);
    expect((await send(formOf(padded(general.maxBytes), 'exact.pdf'))).body.data.size).toBe(general.maxBytes);
    await expectNothingLeft(server, async () => {
      const response = await send(formOf(padded(general.maxBytes + 1), 'over.pdf'));
      expectFailure(response, 'too_large', { message: general.tooLarge, errors: { file: general.tooLarge } });
    });
  });

  it.each([['before'], ['after']] as const)('are smaller for a purpose sent %s the file [T276]', async (where) => {
    const fields = { [where]: { purpose: 'session' } };
    expect((await send(formOf(padded(session.maxBytes), 'exact.pdf', fields))).status).toBe(200);
    await expectNothingLeft(server, async () => {
      const response = await send(formOf(padded(session.maxBytes + 1), 'over.pdf', fields));
      expectFailure(response, 'too_large', { message: session.tooLarge, errors: { file: session.tooLarge } });
    });
  });

  it('are 2 MB for avatars and thumbnails, also when the purpose is in the query [B906 T275]', () =>
    expectNothingLeft(server, async () => {
      expect([avatar.maxBytes, thumbnail.maxBytes]).toEqual([2_097_152, 2_097_152]);
      for (const purpose of ['avatar', 'thumbnail']) {
        const response = await send(formOf(Buffer.alloc(2_097_153), 'a.png'), { path: `upload?purpose=${purpose}` });
        expectFailure(response, 'too_large', { message: avatar.tooLarge, errors: { file: avatar.tooLarge } });
        // Exactly at the limit the size is no longer the reason for the rejection.
        expect(
          (await send(formOf(Buffer.alloc(2_097_152), 'a.png'), { path: `upload?purpose=${purpose}` })).body.message,
        ).toBe(uploadTexts.contentDiffers);
      }
    }));

  it('reject an empty file, no file, two files and other fields, naming the field [T310]', () =>
    expectNothingLeft(server, async () => {
      expectInvalid(await send(formOf('', 'a.pdf')), 'file', uploadTexts.emptyFile);
      expectInvalid(
        await send(formOf(pdf, 'a.pdf', { field: 'document' })),
        'document',
        'This field is not known here.',
      );
      expectInvalid(
        await send(formOf(pdf, 'a.pdf', { after: { colour: 'red' } })),
        'colour',
        'This field is not known here.',
      );
      const [one, two] = [formOf(pdf, 'a.pdf'), formOf(pdf, 'b.pdf')];
      const end = one.body.lastIndexOf('--', one.body.length - 4);
      const start = one.body.lastIndexOf('------test', end);
      expectInvalid(
        await send({ ...one, body: Buffer.concat([one.body.subarray(0, start), two.body]) }),
        'file',
        uploadTexts.oneFile,
      );
      expectInvalid(await send({ ...one, body: one.body.subarray(start) }), 'file', uploadTexts.attachFile);
      expect((await send(formOf(pdf, 'a.pdf', { before: { purpose: 'holiday' } }))).status).toBe(422);
    }));

  it('reject a request that is not a multipart form', async () => {
    expectFailure(await server.call('POST', 'upload', { token: parent, body: { file: 'x' } }), 'unsupported_type');
    expectFailure(
      await server.call('POST', 'upload', {
        token: parent,
        body: 'x',
        headers: { 'content-type': 'multipart/form-data' },
      }),
      'malformed',
    );
    const { headers } = formOf(pdf, 'a.pdf');
    expectFailure(
      await server.call('POST', 'upload', { token: parent, body: 'no boundary here', headers }),
      'malformed',
    );
  });
});
