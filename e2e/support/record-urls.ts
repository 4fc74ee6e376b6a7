import type { Page } from 'playwright/test';
import { isRequestOfPage } from '../../scripts/lib/own-requests.mjs';

/** The URLs that the page requests from now on, for a journey that counts them. */
export const recordUrls = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isRequestOfPage(request.url())) urls.push(request.url());
  });
  return urls;
};
