import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { at, atPath, heading } from '../support/places.ts';

test('Tab reaches the skip link, a new page focuses its heading, and menus return the focus', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: shellTexts.uploadedFiles }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atPath(SCREENS.clientFiles.path));
  await expect(heading(page)).toHaveText(SCREENS.clientFiles.title);
  await expect(heading(page)).toBeFocused();

  const profile = page.getByRole('button', { name: /^Profile menu/ });
  await profile.focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('menuitem', { name: shellTexts.editProfile });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(profile).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: SCREENS.privacy.title })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Dark theme/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(SCREENS.settings.path));
  await expect(heading(page)).toBeFocused();

  await page.getByRole('banner').getByRole('button', { name: shellTexts.help }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: shellTexts.gettingStarted })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.gettingStarted));
});

test('the client overlay takes the focus, traps it and returns it', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  const opener = page.getByRole('link', { name: 'Expand list' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('link').first()).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // After the last control come the browser's own, then the first again; never the page below.
    const kept = await overlay.evaluate((dialog) => {
      const focused = document.activeElement;
      return focused === document.body || dialog.contains(focused);
    });
    expect(kept, `step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the sign-in form can be filled in and sent by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.login);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type(ACCOUNTS.parent.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.parent.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(SCREENS.home.path));
});
