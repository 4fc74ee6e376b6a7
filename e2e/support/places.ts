import type { Page } from 'playwright/test';
import { watchRequests } from './settled.ts';

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Compares the URL without its origin. */
export const at = (path: string) => (url: URL) => `${url.pathname}${url.search}${url.hash}` === path;
export const atPath = (path: string) => (url: URL) => url.pathname === path;

/**
 * Navigates within the app like the back button, without reloading the document: many pages in one journey would
 * otherwise take minutes.
 */
export const walkTo = async (page: Page, path: string) => {
  watchRequests(page);
  const step = page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    // Waits for a frame of the new page.
    return new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
  }, path);
  await step.catch(async (error: unknown) => {
    // While a tracking code is stored, which another journey does, the app reloads the document for the next page.
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
  });
};
