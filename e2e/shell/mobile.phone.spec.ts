import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at, atPath, heading } from '../support/places.ts';

test('a family on a phone has a bottom bar, with the rest under More [B043 B050]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  await expectNoViolations(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([/^Home/, /^Programme/, /^Notes/, /^Messages/]);
  expect((await bar.boundingBox())?.height).toBeCloseTo(64, 0);
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
  }
  const more = bar.getByRole('button', { name: shellTexts.more });
  await more.tap();
  const menu = page.getByRole('dialog', { name: shellTexts.more });
  await menu.getByRole('link', { name: shellTexts.uploadedFiles }).tap();
  await expect(page).toHaveURL(atPath(SCREENS.clientFiles.path));
  await expect(heading(page)).toHaveText(SCREENS.clientFiles.title);
  await expect(menu).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');

  await more.tap();
  await expect(menu.getByRole('link', { name: shellTexts.uploadedFiles })).toHaveAttribute('aria-current', 'page');
  await expectNoViolations(page);
  const { noor } = DEMO_CHILDREN;
  await menu.getByRole('link', { name: new RegExp(noor.firstName) }).tap();
  // Choosing a child stays on the page.
  await expect(page).toHaveURL(at(`${SCREENS.clientFiles.path}?memberId=${noor.id}`));
  await expect(menu).toBeHidden();
  // And stays on the next one.
  await bar.getByRole('link', { name: shellTexts.notes }).tap();
  await expect(page).toHaveURL(at(`${SCREENS.notes.path}?memberId=${noor.id}`));
});

test('a closed menu returns the focus to its button', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  const more = page.getByRole('button', { name: shellTexts.more, exact: true });
  await more.tap();
  const menu = page.getByRole('dialog', { name: shellTexts.more });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
});

test('staff on a phone have their menu behind a button [B044 B045 B050]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /Arlo Sharma/ })).toBeVisible();
  await expectNoViolations(page);
  await menu.getByRole('button', { name: 'Manage' }).tap();
  await menu.getByRole('link', { name: SCREENS.members.title, exact: true }).tap();
  await expect(page).toHaveURL(at(SCREENS.members.path));
  await expect(menu).toBeHidden();
});

test('acting on a phone shows whose view it is and has a way back [B009 B050]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SWITCH_ROUTES.customer.replace(':customerId', DEMO_PEOPLE.parent.id));
  await expect(page.getByText(`You see what ${DEMO_PEOPLE.parent.firstName} sees`)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: shellTexts.backToBusiness }).tap();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
