import type { BrowserContext, Page } from 'playwright';

// What a page records about itself, from the start of its navigation. Asking it from outside would add tens of
// milliseconds to each figure on a slowed processor.

/** When a page counts as shown. */
export type Condition = {
  /** This control can be used; nothing else counts. */
  field?: string;
  /** There is something in this region; without it, in the page's main part. */
  region?: string;
  path?: string;
};

type Span = { at: number; duration: number };
type Shift = { at: number; value: number };

export type Watched = {
  pauses: Span[];
  shifts: Shift[];
  /** When the last press began; 0 is the start of the navigation. */
  pressed: number;
  /** When the frame with what was expected had been drawn. */
  shown: number | null;
  expect: (condition: Condition) => void;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

/** What a page writes to its console when it is shown: to be asked would cost it time. */
export const SHOWN = 'watched: shown';

const record = ([first, shownText]: [Condition, string]) => {
  const LOADING = '[aria-busy="true"], [data-loading]';
  let condition = first;
  let formerHeading = '';
  let isDrawing = false;

  const headingNow = () => document.querySelector('main h1')?.textContent?.trim() ?? '';
  const watched: Watched = {
    pauses: [],
    shifts: [],
    pressed: 0,
    shown: null,
    expect: (next) => {
      condition = next;
      formerHeading = headingNow();
      watched.shown = null;
      watched.pauses.splice(0);
      watched.shifts.splice(0);
    },
  };
  window.watched = watched;

  const nameOf = (part: Element) =>
    part.ariaLabel ?? document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent?.trim();
  const place = () =>
    condition.region === undefined
      ? document.querySelector('main')
      : [...document.querySelectorAll('main section, main [role="region"]')].find(
          (part) => nameOf(part) === condition.region,
        );
  const isThere = (): boolean => {
    if (condition.field) {
      const field = document.querySelector<HTMLInputElement>(condition.field);
      return field !== null && !field.disabled && field.checkVisibility();
    }
    const heading = headingNow();
    if (!heading || heading === formerHeading) return false;
    if (condition.path && window.location.pathname !== condition.path) return false;
    const found = place();
    if (!found || found.closest(LOADING) || found.querySelector(LOADING)) return false;
    return found.querySelector('li, article, td') !== null;
  };
  const look = () => {
    if (isDrawing || watched.shown !== null || !isThere()) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      // A message arrives after the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        watched.shown = performance.now();
        console.debug(shownText);
        isDrawing = false;
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'disabled', 'data-loading'],
  });
  window.addEventListener('pointerdown', ({ timeStamp }) => (watched.pressed = timeStamp), { capture: true });
  // Pauses below 50 ms nobody notices, and the browser does not report them.
  new PerformanceObserver((list) =>
    watched.pauses.push(...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, duration }))),
  ).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shifts.push({ at: startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A page that records its pauses, its shifts and when it was shown. */
export const watchedPage = async (context: BrowserContext, condition: Condition = {}): Promise<Page> => {
  const page = await context.newPage();
  // The TypeScript loader names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(record, [condition, SHOWN] as [Condition, string]);
  return page;
};

const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/** Cumulative layout shift: the largest sum of a window of shifts that follow each other. */
export const layoutShift = (shifts: readonly Shift[]): number => {
  let largest = 0;
  let sum = 0;
  let start = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts.toSorted((a, b) => a.at - b.at)) {
    if (at - last >= SHIFT_GAP_MS || at - start >= SHIFT_WINDOW_MS) {
      sum = 0;
      start = at;
    }
    last = at;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
};
