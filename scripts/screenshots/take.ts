import type { Browser } from 'playwright';
import { openAs } from '../../e2e/support/open-as.ts';
import { settled } from '../../e2e/support/settled.ts';
import type { Shot } from './shots.ts';

/** Takes a screenshot of one page once it has finished loading. */
export const takeShot = async (browser: Browser, baseURL: string, shot: Shot, file: string): Promise<void> => {
  const { path, account, viewport, dark = false } = shot;
  const colorScheme = dark ? 'dark' : 'light';
  const context = await browser.newContext({ baseURL, viewport, colorScheme, timezoneId: 'Australia/Sydney' });
  try {
    const page = await context.newPage();
    if (account) await openAs(page, account, path);
    else await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file, animations: 'disabled' });
  } finally {
    await context.close();
  }
};
