import { test } from '../support/test.ts';
import { ALL_SCREENS, FIRST_SCREENS } from './screens.ts';
import { expectStill } from './shift.ts';

for (const [visitor, paths] of FIRST_SCREENS) {
  test(`what ${visitor} sees first stays in its place while it loads, on a phone`, async ({ page }) => {
    await expectStill(page, visitor, paths);
  });
}

for (const [visitor, paths] of ALL_SCREENS) {
  test(`every main screen of ${visitor} stays in its place, on a phone`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(300_000);
    await expectStill(page, visitor, paths);
  });
}
