import { chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/lib/chromium.mjs';

// How long a page that is watched stands still, and how it scrolls.

/**
 * Pages of the browser's own that a desktop window loads into its address bar: 400 modules, 0.6 s of a processor for
 * every window, beside the page that is measured. A phone has none of them. A second list
 * replaces Playwright's own; the others are those of it that could cost a page time.
 */
const NOT_ON_PHONES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
const OFF = [...NOT_ON_PHONES, 'AimEnabled', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  `--disable-features=${OFF.join(',')}`,
  // The inspector records who started a request. V8 would parse the code again to know the line; here it knows already.
  '--js-flags=--no-enable-lazy-source-positions',
];

export const launch = async () => chromium.launch({ executablePath: await findChromium(), args: ARGS });

/** The longest pause since the last time this was asked; a moment is left for what still runs. */
export const longestPause = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Math.max(0, ...window.watched.pauses.splice(0).map(({ duration }) => duration));
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
