import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startServer } from '../../e2e/support/server.ts';
import { SHOTS } from './shots.ts';
import { takeShot } from './take.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');

const executablePath = process.env['CHROMIUM_PATH'];
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const shot of SHOTS) {
    await takeShot(browser, server.url, shot, join(FOLDER, `${shot.name}.png`));
    console.log(`• docs/screenshots/${shot.name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}
