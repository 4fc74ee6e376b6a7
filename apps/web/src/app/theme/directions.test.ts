import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
// Floats are left out: `inline-start` is newer than the oldest browsers.
const SIDED = /text-align: *(?:left|right)\b/g;

it('text is aligned to the start or the end of its line, which change sides with the direction', () => {
  const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(100);
  const sided = styles.flatMap((file) =>
    (readFileSync(join(SOURCE, file), 'utf8').match(SIDED) ?? []).map((rule) => `${file}: ${rule}`),
  );
  expect(sided).toEqual([]);
});

it('finds text that is aligned to a side', () => {
  expect('.a { text-align: left } .b { text-align: end } .c { text-align:right }'.match(SIDED)).toHaveLength(2);
});
