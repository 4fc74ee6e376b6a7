import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startProduct } from './processes.ts';

// The first thing a tired parent loads: how much JavaScript, and how long until the form can be used on a slow phone.

const CPU_SLOWDOWN = 4;

export const benchSignIn = async ({ runs }: { runs: number }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberway-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const scripts: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js'))
          scripts.push(
            response.body().then(
              (body) => gzipSync(body).length,
              () => 0,
            ),
          );
      });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const start = Date.now();
      await page.goto(`${product.url}/login`);
      const email = page.getByLabel('Email');
      await email.fill('a');
      await page.waitForFunction(() => document.querySelector('input')?.value === 'a');
      times.push(Date.now() - start);
      await page.waitForLoadState('networkidle');
      bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
      await context.close();
    }
    times.sort((a, b) => a - b);
    return {
      'sign-in: JavaScript of the first route, KB gzip (aim ≤ 120)': (bytes / 1024).toFixed(1),
      'sign-in: usable at 4× CPU slowdown, ms': String(times[Math.floor(times.length / 2)]),
    };
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
