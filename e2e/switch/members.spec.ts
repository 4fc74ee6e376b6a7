import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES, SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { stored } from '../support/browser-storage.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const { noor, kaito } = DEMO_CHILDREN;
const short = (id: string) => SWITCH_ROUTES.member.replace(':memberId', id);
const long = (id: string) => SWITCH_ROUTES.dashboardMember.replace(':memberId', id);

test('/member/{id} and /dashboard/member/{id} select the child and go home [B025 B034 R014 R015]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  for (const path of [short(noor.id), long(noor.id)]) {
    await page.evaluate(() => localStorage.removeItem('selectedMember'));
    await page.goto(path);
    await expect(page).toHaveURL(at(`${SCREENS.home.path}?memberId=${noor.id}`));
    await expect(page.getByRole('button', { name: new RegExp(`^${noor.firstName}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await stored(page, 'selectedMember')).toBe(noor.id);
  }
});

test('a link from a mail opens after sign-in, with the child and page it names [B025 B035]', async ({ page }) => {
  await page.goto(`${short(noor.id)}?redirect=${SCREENS.program.path}`);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await loginForm(page).send(ACCOUNTS.parent);
  await expect(page).toHaveURL(at(`${SCREENS.program.path}?memberId=${noor.id}`));
});

test('a child of another family is not found, and not selected [B025]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, `${short(kaito.id)}?redirect=${SCREENS.program.path}`);
  await expect(heading(page)).toHaveText('Member not found');
  await expect(page.getByRole('alert')).toHaveText(FAILURES.not_found.message);
  await expect(page.locator('body')).not.toContainText(kaito.firstName);
  expect(await stored(page, 'selectedMember')).toBeNull();

  await page.goto(`${SCREENS.home.path}?memberId=${kaito.id}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(kaito.firstName);
  expect(await stored(page, 'selectedMember')).toBeNull();
});
