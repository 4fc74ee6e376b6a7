import { login } from '@amberway/contract/auth/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page } from 'playwright/test';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { watchBearer } from './bearer.ts';
import type { Account } from './sign-in.ts';
import { heading } from './places.ts';
import { watchRequests } from './settled.ts';

// A page of ours that does not start the app.
const QUIET_PAGE = '/favicon.svg';

/** Signs in through the API instead of the form: sets the session cookie and its owner in this browser. */
export const storeTokens = async (page: Page, { email, password }: Account): Promise<string> => {
  const response = await page.request.post(toUrl(login), { data: { email, password } });
  expect(response.ok(), `sign-in of ${email}`).toBe(true);
  const { data } = (await response.json()) as { data: { token: string; role: string; _id: string } };
  await page.goto(QUIET_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('owner'),
    `${data.role}:${data._id}`,
  ] as const);
  return data.token;
};

/** Opens a page signed in and waits until it shows; returns the session's token. */
export const openAs = async (page: Page, account: Account, path: string = SCREENS.home.path): Promise<string> => {
  watchRequests(page);
  watchBearer(page);
  const token = await storeTokens(page, account);
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  return token;
};
