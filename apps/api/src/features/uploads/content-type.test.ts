import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, pngOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { expectNothingLeft, pdf, sendForm } from '../../testing/uploads.ts';

const server = useServer();
let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});

const send = (form: ReturnType<typeof formOf>, { path = 'upload', token = parent } = {}) =>
  sendForm(server, token, form, path);

describe('file types', () => {
  it.each([
    ['a page as a picture', '<html><script>alert(1)</script></html>', 'cat.png', uploadTexts.contentDiffers],
    [
      'a program as a PDF',
      Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      'letter.pdf',
      uploadTexts.contentDiffers,
    ],
    ['a PDF as a video', pdf, 'film.mp4', uploadTexts.contentDiffers],
    ['a page', '<html></html>', 'page.html', uploadTexts.typeNotSupported],
    [
      'a drawing with scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'logo.svg',
      uploadTexts.typeNotSupported,
    ],
    ['a drawing as a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png', uploadTexts.contentDiffers],
    ['two endings', pdf, 'a.pdf.exe', uploadTexts.typeNotSupported],
    ['no ending', pdf, 'readme', uploadTexts.typeNotSupported],
    ['a name that is read backwards', pdf, 'a\u202Efdp.exe', uploadTexts.typeNotSupported],
  ])('%s is rejected', (_title, content, name, message) =>
    expectNothingLeft(server, async () => {
      expectFailure(await send(formOf(content, name)), 'unsupported_type', { message, errors: { file: message } });
    }),
  );

  it('of documents are doc, docx, pdf, xls and xlsx [B483]', async () => {
    const purpose = { before: { purpose: 'document' } };
    expect(UPLOAD_RULES.document.extensions).toEqual(['doc', 'docx', 'pdf', 'xls', 'xlsx']);
    const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
    for (const [content, name] of [
      [pdf, 'a.pdf'],
      [oldOffice, 'a.doc'],
      [oldOffice, 'a.xls'],
    ] as const) {
      expect((await send(formOf(content, name, purpose))).status, name).toBe(200);
    }
    expect((await send(formOf(pngOf(4, 4), 'a.png', purpose))).body.message).toBe(uploadTexts.onlyDocuments);
  });

  it('of avatars are JPG or PNG [T274]', async () => {
    const gif = await sharp(pngOf(4, 4)).gif().toBuffer();
    for (const name of ['a.gif', 'a.png']) {
      expect((await send(formOf(gif, name, { before: { purpose: 'avatar' } }))).body.message).toBe(
        'You can only upload JPG/PNG file!',
      );
    }
  });
});
