import { expect, it } from 'vitest';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { decoderRefusal } from './picture-refusal.ts';

it.each([
  ['timeout: 42% complete', uploadTexts.tooSlow],
  ['Input image exceeds pixel limit', 'This picture has more than 50 megapixels. Please choose a smaller one.'],
  ['VipsJpeg: premature end of JPEG image', uploadTexts.unreadableImage],
])('the decoder error "%s" becomes a message for the field file', (message, sentence) => {
  expect(decoderRefusal(new Error(message), 50_000_000)).toMatchObject({
    status: 422,
    message: sentence,
    errors: { file: sentence },
  });
});

it('a full disk is reported as 507, not as a broken picture', () => {
  expect(decoderRefusal(new Error('unix error; system error: No space left on device'), 1)).toMatchObject({
    status: 507,
  });
});
