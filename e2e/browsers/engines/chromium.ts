import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Browser, Driver } from './engine.ts';

const driverOf = (context: BrowserContext, page: Page): Driver => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
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
      await page.goBack({ waitUntil: 'commit' });
    },
    forward: async () => {
      await page.goForward({ waitUntil: 'commit' });
    },
    evaluate: (expression) => page.evaluate(expression),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys.join('+')),
    select: async (css, option) => {
      await page.selectOption(css, { label: option });
    },
    upload: (css, paths) => page.setInputFiles(css, [...paths]),
    screenshot: () => page.screenshot(),
    reported: () => errors.splice(0),
    close: () => context.close(),
  };
};

export const startChromium = async (executablePath: string): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
  return {
    version: browser.version(),
    isolates: true,
    open: async (viewport) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      return driverOf(context, await context.newPage());
    },
    close: () => browser.close(),
  };
};
