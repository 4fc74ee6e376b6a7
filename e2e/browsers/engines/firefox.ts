import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Driver } from './engine.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Otherwise several windows share one process, and the last one alone counts as visible.
  'dom.min_background_timeout_value': 4,
  'media.autoplay.default': 5,
};

const driverOf = (context: BrowserContext, page: Page): Driver => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.evaluate('history.back()');
    },
    forward: async () => {
      await page.evaluate('history.forward()');
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    select: async (css, option) => {
      const value = await page.$eval(
        css,
        (list, label) => [...(list as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
        option,
      );
      if (value === undefined) throw new Error(`The list has no option ${option}`);
      await page.select(css, value);
    },
    upload: async (css, paths) => {
      const input = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...paths);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    reported: () => errors.splice(0),
    close: () => context.close(),
  };
};

/** By WebDriver BiDi, which Firefox speaks itself: no other program is needed. */
export const startFirefox = async (executablePath: string): Promise<Browser> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    version: await browser.version(),
    isolates: true,
    open: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return driverOf(context, page);
    },
    close: () => browser.close(),
  };
};
