import { pdfOf } from '@amberway/fixtures/library/pdf';

/** A paper as a person would choose it from their device. */
export const paper = (name: string, lines: readonly string[] = ['One page.']) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(name, lines)),
});
