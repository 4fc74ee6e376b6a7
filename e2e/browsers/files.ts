import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '@amberway/fixtures/library/pdf';

/** A PDF on the disk, as a person would choose it. */
export const paperFile = (name: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'amberway-file-')), name);
  writeFileSync(path, pdfOf(name, ['One page.']));
  return path;
};

/** The smallest valid picture. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pictureFile = (): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'amberway-file-')), 'picture.png');
  writeFileSync(path, Buffer.from(PNG, 'base64'));
  return path;
};
