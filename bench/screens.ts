import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { median } from './load.ts';
import { launch, signIn, watchedPage } from './pauses.ts';
import { startProduct } from './processes.ts';

// What a main screen costs somebody who comes to it first, on a slow phone that has nothing of it yet: files and bytes,
// and when it can be read.

const CPU_SLOWDOWN = 4;
/** A screen has come when its heading and all it asked for are there. */
const MAIN: readonly (readonly [string, AccountName, string])[] = [
  ['family home', 'parent', SCREENS.home.path],
  ['programme', 'parent', SCREENS.program.path],
  ['activities', 'parent', SCREENS.notes.path],
  ['workspace', 'coach', SCREENS.home.path],
  ['library', 'coach', SCREENS.resources.path],
  ['customers', 'admin', SCREENS.usersCustomer.path],
];

const isCode = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname);

const once = async (browser: Browser, url: string, account: AccountName, path: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await watchedPage(context);
  await signIn(page, url, ACCOUNTS[account]);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (isCode(response)) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = Date.now();
  await page.goto(`${url}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .ant-skeleton') === null);
  const shown = Date.now() - start;
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { shown, files: sizes.length, kilobytes: bytes / 1024 };
};

export const benchScreens = async ({ runs }: { runs: number }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberway-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, SIGN_IN_PER_MINUTE: '1000' });
  const browser = await launch();
  try {
    const figures: Record<string, string> = {};
    for (const [name, account, path] of MAIN) {
      const all: Awaited<ReturnType<typeof once>>[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await once(browser, product.url, account, path));
      const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key])).toFixed(0);
      figures[`${name}: first visit, files of code`] = of('files');
      figures[`${name}: first visit, KB gzip`] = of('kilobytes');
      figures[`${name}: first visit, shown at 4× CPU slowdown after, ms`] = of('shown');
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
