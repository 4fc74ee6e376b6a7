import { PUBLIC_ROUTES, SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page } from 'playwright/test';
import { loginForm } from './login-form.ts';

export type Account = { email: string; password: string };

/** Signs in as a person does, through the form, and waits until the home screen is open. */
export const signIn = async (page: Page, account: Account) => {
  await page.goto(PUBLIC_ROUTES.login);
  await loginForm(page).send(account);
  await expect(page).toHaveURL((url) => url.pathname === SCREENS.home.path);
  await expect(page.getByRole('main')).toBeVisible();
};
