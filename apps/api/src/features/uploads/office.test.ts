import { beforeAll, expect, it } from 'vitest';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, storedKeys } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { WORD_PARTS, zipOf } from '../../testing/office.ts';

const server = useServer();
let coach: string;
beforeAll(async () => {
  coach = await server.signIn('coach');
});

const MB = 1024 * 1024;
const send = (content: Buffer, name = 'Plan.docx') =>
  server.call('POST', 'upload?purpose=document', { token: coach, ...formOf(content, name) });

it('a Word file is accepted [B483]', async () => {
  const response = await send(zipOf([...WORD_PARTS, { name: 'word/media/a.xml', content: 'x'.repeat(MB) }]));
  expect(response.status, response.text).toBe(200);
  expect(response.body.data.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
});

it.each([
  [
    'unpacks to gigabytes',
    () => zipOf([...WORD_PARTS, { name: 'word/bomb.xml', content: 'x', declaredSize: 0xffff_fffe }]),
  ],
  ['packs a lot into little', () => zipOf([...WORD_PARTS, { name: 'word/bomb.xml', content: Buffer.alloc(60 * MB) }])],
  [
    'says less than it holds',
    () => zipOf([...WORD_PARTS, { name: 'word/bomb.xml', content: Buffer.alloc(60 * MB), declaredSize: 10 }]),
  ],
  [
    'names the same bytes many times',
    () => zipOf([...WORD_PARTS, { name: 'word/bomb.xml', content: Buffer.alloc(MB) }], 100),
  ],
  ['has a directory without end', () => zipOf(WORD_PARTS, 3_000)],
])('an Office file that %s is rejected and leaves nothing', async (_what, bomb) => {
  const before = await storedKeys(server);
  expectFailure(await send(bomb()), 'unsupported_type', {
    message: uploadTexts.unpacksTooLarge,
    errors: { file: uploadTexts.unpacksTooLarge },
  });
  expect(await storedKeys(server)).toEqual(before);
});

it('a docx that is no archive, or another kind of archive, is rejected with 415', async () => {
  for (const content of [Buffer.from('hello'), zipOf([{ name: 'a.txt', content: 'a' }])])
    expectFailure(await send(content), 'unsupported_type', {
      message: uploadTexts.contentDiffers,
      errors: { file: uploadTexts.contentDiffers },
    });
});
