import { test } from '../support/test.ts';
import { ALL_SCREENS } from './screens.ts';
import { expectStill } from './shift.ts';

for (const [visitor, paths] of ALL_SCREENS) {
  test(`every main screen of ${visitor} stays in its place, in a wide window`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(300_000);
    await expectStill(page, visitor, paths);
  });
}
