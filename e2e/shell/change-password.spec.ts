import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';

// No other test signs in as this person, so the changed password affects no other.
const { email } = DEMO_PEOPLE.tran;
const NEW_PASSWORD = 'Quiet-harbour-7';

test('the password is changed on its own page of the settings, with every error on the way [C004]', async ({
  page,
}) => {
  await openAs(page, { email, password: DEMO_PASSWORD }, SCREENS.settings.path);
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(at(SCREENS.password.path));
  const current = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password', { exact: true });
  const save = page.getByRole('button', { name: 'Change password' });
  const main = page.getByRole('main');
  const type = async (values: [string, string, string]) => {
    for (const [index, field] of [current, next, again].entries()) await field.fill(values[index] ?? '');
    await save.click();
  };

  await save.click();
  for (const text of [
    newPasswordTexts.inputCurrentPassword,
    newPasswordTexts.inputNewPassword,
    newPasswordTexts.inputConfirmation,
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await type([DEMO_PASSWORD, 'short', 'other']);
  await expect(main.getByText(newPasswordTexts.newPasswordRule)).toBeVisible();
  await expect(main.getByText(newPasswordTexts.confirmationDiffers)).toBeVisible();
  await type([DEMO_PASSWORD, 'NoSpecial7here', 'NoSpecial7here']);
  await expect(main.getByText(newPasswordTexts.specialCharacter)).toBeVisible();
  await type(['Not-the-one-1', NEW_PASSWORD, NEW_PASSWORD]);
  await expect(main.getByText(newPasswordTexts.wrongCurrentPassword)).toBeVisible();
  await expect(next).toHaveValue(NEW_PASSWORD);

  await current.fill(DEMO_PASSWORD);
  await save.click();
  await expect(page.getByText(newPasswordTexts.passwordUpdated)).toBeVisible();
  await expect(next).toHaveValue('');

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
  await loginForm(page).send({ email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(at(SCREENS.home.path));
});
