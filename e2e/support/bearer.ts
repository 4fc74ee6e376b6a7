import type { Page } from 'playwright/test';

// Tokens are only in the memory of a page: tests read them from its requests.

const seen = new WeakMap<Page, string>();
const watched = new WeakSet<Page>();

export const watchBearer = (page: Page): void => {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token) seen.set(page, token);
  });
};

/** The bearer of the page's last request that had one. */
export const lastBearer = (page: Page): string => seen.get(page) ?? '';

/** For API requests that sign somebody in or out: restores the browser's own cookies afterwards. */
export const withOwnCookies = async <T>(page: Page, work: () => Promise<T>): Promise<T> => {
  const context = page.context();
  const before = await context.cookies();
  try {
    return await work();
  } finally {
    await context.clearCookies();
    await context.addCookies(before);
  }
};
