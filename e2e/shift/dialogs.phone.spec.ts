import { SCREENS } from '@amberway/contract/shell/routes';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { test } from '../support/test.ts';
import { expectDialogStill, openWatched } from './shift.ts';

test('the form of an account opens where it stays, although its record comes later', async ({ page }) => {
  const { firstName, lastName } = DEMO_PEOPLE.parent;
  await openWatched(page, 'admin', SCREENS.usersProgram.path);
  await page.getByRole('button', { name: `More actions for ${firstName} ${lastName}` }).click();
  await expectDialogStill(page, (on) => on.getByRole('menuitem', { name: /^Edit/ }).click());
});

test(
  'the page of an outcome opens where it stays, although its record comes later',
  { tag: '@long' },
  async ({ page }) => {
    await openWatched(page, 'parent', `${SCREENS.program.path}?memberId=${DEMO_CHILDREN.arlo.id}`);
    await expectDialogStill(page, (on) =>
      on.getByRole('link', { name: 'Asking for help instead of leaving', exact: true }).click(),
    );
  },
);
