import { consentTexts } from '@amberway/contract/privacy/consent';
import { PUBLIC_ROUTES, SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page } from 'playwright/test';
import { loginForm } from './login-form.ts';

export type Account = { email: string; password: string };

/** Signs in as a person does, through the form, and waits until the home screen is open. */
export const signIn = async (page: Page, account: Account) => {
  await page.goto(PUBLIC_ROUTES.login);
  await loginForm(page).send(account);
  await expect(page).toHaveURL((url) => url.pathname === SCREENS.home.path);
  // Before consent there is nothing behind the question.
  const agree = page.getByRole('button', { name: consentTexts.agree });
  await expect(page.getByRole('main').or(agree).first()).toBeVisible();
};

/** Whoever is here for the first time is asked for consent before anything else; later nobody asks again. */
export const agreeOnce = async (page: Page) => {
  const agree = page.getByRole('button', { name: consentTexts.agree });
  await expect(agree.or(page.getByRole('dialog', { name: /Welcome, step/ }))).toBeVisible();
  if (await agree.isVisible()) await agree.click();
};
