import { SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page } from 'playwright/test';
import { storeTokens } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import type { Account } from '../support/sign-in.ts';

// With two browsers on a busy machine, the first page of each takes longer than any later step.
const FIRST_PAGE = { timeout: 40_000 };

export const openHome = async (page: Page, account: Account) => {
  await storeTokens(page, account);
  await page.goto(SCREENS.home.path);
  await expect(heading(page)).toBeVisible(FIRST_PAGE);
};
