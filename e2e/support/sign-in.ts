import { consentTexts } from '@amberway/contract/privacy/consent';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page } from 'playwright/test';
import { loginForm } from './login-form.ts';

export type Account = { email: string; password: string };

/** Signs in through the form, and waits until the home screen is open. */
export const signIn = async (page: Page, account: Account) => {
  await page.goto(PUBLIC_ROUTES.login);
  await loginForm(page).send(account);
  await expect(page).toHaveURL((url) => url.pathname === SCREENS.home.path);
  // Before consent, only the consent question is shown.
  const agree = page.getByRole('button', { name: consentTexts.agree });
  await expect(page.getByRole('main').or(agree).first()).toBeVisible();
};

/** Agrees to the consent question, which is asked only at the first sign-in. */
export const agreeOnce = async (page: Page) => {
  const agree = page.getByRole('button', { name: consentTexts.agree });
  await expect(agree.or(page.getByRole('dialog', { name: /Welcome, step/ }))).toBeVisible();
  if (await agree.isVisible()) await agree.click();
};
