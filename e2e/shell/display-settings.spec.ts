import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const look = (page: Page) =>
  page.evaluate(() => {
    const { theme, calm, density, font } = document.documentElement.dataset;
    return { theme, calm, density, font, paper: getComputedStyle(document.body).backgroundColor };
  });

const typeface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** Clicks an option of the settings; its text is on the label around the radio button. */
const choose = async (page: Page, row: string, choice: string) => {
  const option = page.getByRole('radiogroup', { name: row }).getByText(choice, { exact: true });
  await option.click();
};

test('theme, calm mode, density and reading font apply at once and survive a reload and a sign-out', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.settings.path);
  const before = await look(page);
  expect(before).toMatchObject({ theme: 'light', density: 'comfortable', font: 'standard' });
  const standard = await typeface(page);

  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Calm mode', 'On');
  await choose(page, 'Density', 'Compact');
  await choose(page, 'Reading font', 'Easy to read');
  const chosen = { theme: 'dark', calm: 'on', density: 'compact', font: 'reading' };
  await expect.poll(() => look(page)).toMatchObject(chosen);
  expect((await look(page)).paper).not.toBe(before.paper);
  expect(await typeface(page)).not.toBe(standard);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await look(page)).toMatchObject(chosen);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
  await expect(loginForm(page).submit).toBeVisible();
  expect(await look(page)).toMatchObject({ theme: 'dark', calm: 'on', font: 'reading' });
});

test('the profile menu switches theme and calm mode; the header shows calm', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  const profile = page.getByRole('button', { name: /^Profile menu/ });
  await profile.click();
  await page.getByRole('menuitem', { name: 'Dark theme: off' }).click();
  await expect.poll(() => look(page)).toMatchObject({ theme: 'dark' });
  const calm = page.getByRole('banner').getByRole('button', { name: 'Calm mode' });
  await expect(calm).toHaveAttribute('aria-pressed', 'false');
  await calm.click();
  await expect(calm).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => look(page)).toMatchObject({ calm: 'on' });
});

test('without a choice the system’s theme and motion settings apply', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openAs(page, ACCOUNTS.coach);
  // Staff work with lists: their default is compact.
  expect(await look(page)).toMatchObject({ theme: 'dark', calm: 'on', density: 'compact' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect.poll(() => look(page)).toMatchObject({ theme: 'light', calm: undefined });
});
