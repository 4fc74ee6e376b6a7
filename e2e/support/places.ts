import type { Page } from 'playwright/test';
import { watchRequests } from './settled.ts';

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The address without the server's name. */
export const at = (path: string) => (url: URL) => `${url.pathname}${url.search}${url.hash}` === path;
export const atPath = (path: string) => (url: URL) => url.pathname === path;

/**
 * Goes to another page the way the back button does, without loading the document anew: many pages in one journey
 * would otherwise take minutes.
 */
export const walkTo = async (page: Page, path: string) => {
  watchRequests(page);
  const step = page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    // What is looked at next must be the new page, not the last frame of the old one.
    return new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
  }, path);
  await step.catch(async (error: unknown) => {
    // While an operator's tracking code is stored, which another journey does, the app loads the next page anew.
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
  });
};
