import { type BrowserContext, chromium, type Page } from 'playwright';
import { storageKey } from '../apps/web/src/kernel/sign-in/storage.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';

// How long a page stands still, as the browser itself tells it.

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

export const launch = async () => chromium.launch({ executablePath: await findChromium(), args: ARGS });

/** A page whose pauses are kept. Those below 50 ms nobody notices, and the browser does not tell them. */
export const watchedPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  // The TypeScript loader names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const pauses: number[] = [];
    Object.assign(window, { pauses });
    new PerformanceObserver((list) => pauses.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  return page;
};

type Account = { email: string; password: string };

export const signIn = async (page: Page, url: string, { email, password }: Account) => {
  const response = await page.request.post(`${url}/api/auth/login`, { data: { email, password } });
  const { data } = (await response.json()) as { data: { role: string; _id: string } };
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey('owner'),
    `${data.role}:${data._id}`,
  ] as const);
};

/** The longest pause since the last time this was asked; a moment is left for what still runs. */
export const longestPause = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { pauses } = window as unknown as { pauses: number[] };
    return Math.max(0, ...pauses.splice(0));
  });

/** Goes to an address inside the app, as a link would, without loading the document again. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

export type Scrolled = { frames: number; late: number; longest: number; undrawn: number };

/**
 * The frames while the page is scrolled to its end at a fast hand's speed: those that came late, and those in which a
 * part of the table that is not drawn yet was in view.
 */
export const scrollFrames = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const PIXELS_A_FRAME = 50;
        let last = performance.now();
        const seen = { frames: 0, late: 0, longest: 0, undrawn: 0 };
        const inView = (spacer: Element) => {
          const { top, bottom } = spacer.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        };
        const step = (now: number) => {
          const gap = now - last;
          last = now;
          seen.frames += 1;
          if (gap > 2000 / 60) seen.late += 1;
          seen.longest = Math.max(seen.longest, gap);
          if ([...document.querySelectorAll('tr[data-spacer]')].some(inView)) seen.undrawn += 1;
          const end = document.documentElement.scrollHeight - window.innerHeight;
          if (window.scrollY >= end - 1) return resolve(seen);
          window.scrollBy({ top: PIXELS_A_FRAME, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
