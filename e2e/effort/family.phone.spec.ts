import { test } from '../support/test.ts';
import { FAMILY_TABLE, walkRow } from './family-table.ts';
import { touchOf } from './touch.ts';

test.setTimeout(150_000);
// The system's wish for less motion would mean calm mode, which shows no figures and fewer blocks.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const row of FAMILY_TABLE) {
  test(`by touch, a family can ${row.row} with ${row.max} actions`, { tag: '@long' }, async ({ page }) => {
    await walkRow(page, touchOf, row);
  });
}
