import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAIL_STYLE, MAIL_STYLE_HASH } from './document-style.ts';

it('the hash in the Content-Security-Policy is that of the style', () => {
  expect(MAIL_STYLE_HASH).toBe(`'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`);
});
