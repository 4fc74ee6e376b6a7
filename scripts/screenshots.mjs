import { ensureBuilt } from './build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runForCode } from './lib/run.mjs';

/** Retakes the screenshots of the README, from the built product with its demo families. */
export default async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROMIUM_PATH: await findChromium() };
  process.exitCode = await runForCode(process.execPath, ['--import', 'tsx', 'scripts/screenshots/main.ts'], { env });
};
