import { pdfOf } from '@amberway/fixtures/library/pdf';

/** For requests after a click: two browsers and a server on two cores sometimes starve each other. */
export const SLOW = { timeout: 30_000 };

/** A PDF as a person would choose it from their device. */
export const paper = (name: string, lines: readonly string[] = ['One page.']) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(name, lines)),
});
