import { join } from 'node:path';
import { findChromium } from '../lib/chromium.mjs';

// How long the homes are on a phone, and pictures of them.

const PASSWORD = 'Amberway1!';
const PEOPLE = {
  priya: 'parent@amberway.test',
  linh: 'tran@amberway.test',
  mia: 'coach@amberway.test',
  ada: 'admin@amberway.test',
};
const WIDTHS = [390, 1440];
const PHONE = 390;
const HEIGHT = 844;
const QUIET_MS = 1_500;
const TIMEOUT_MS = 60_000;

const open = async (context, { url, now }, email) => {
  const page = await context.newPage();
  await page.clock.install({ time: now });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/dashboard'));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  return page;
};

const heightOf = async (browser, stop, [name, email], width, shots) => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  try {
    const page = await open(context, stop, email);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (shots) await page.screenshot({ path: join(shots, `day-${stop.day}-${name}-${width}.png`), fullPage: true });
    return height;
  } finally {
    await context.close();
  }
};

/** The height of each home on a phone; with a folder also pictures at both widths. */
export const homesOf = async (stop, shots) => {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const heights = {};
  try {
    for (const person of Object.entries(PEOPLE))
      for (const width of shots ? WIDTHS : [PHONE]) {
        const height = await heightOf(browser, stop, person, width, shots);
        if (width === PHONE) heights[person[0]] = height;
      }
  } finally {
    await browser.close();
  }
  return heights;
};
