import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const OWN_CLOCK = /new Date\(\)|dayjs\(\)|useState\(Date\.now\)/;

/** Files that measure on this device alone, or compare with what it stored itself. */
const MEASURES = ['features/dashboards/home/use-age.ts', 'features/tasks/tick/TickAnswer.tsx'];

it('screens take the date from the server’s clock as far as it is known: trueDate, not new Date()', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file) && !MEASURES.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => OWN_CLOCK.test(readFileSync(SRC + file, 'utf8')))).toEqual([]);
});
