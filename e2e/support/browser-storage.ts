import type { Page } from 'playwright/test';
import { type StoredName, storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';

export const stored = (page: Page, name: StoredName): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKey(name));

/** Everything in localStorage, by key. */
export const allStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
