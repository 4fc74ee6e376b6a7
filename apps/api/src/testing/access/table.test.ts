import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessTables } from './table.ts';

const PAGE = new URL('../../../../../docs/privacy.md', import.meta.url);
const BEGIN = '<!-- Made by a test; `npx vitest run -u --project=api testing/access/table` updates it. -->';
const END = '<!-- End of what the test makes. -->';

it('docs/privacy.md says what ends which access', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  await expect(`${before}${BEGIN}\n\n${accessTables()}\n\n${END}${after}`).toMatchFileSnapshot(PAGE.pathname);
});
