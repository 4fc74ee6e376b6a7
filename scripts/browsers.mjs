import { ensureBuilt } from './build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { findEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runForCode } from './lib/run.mjs';

/** Runs the journeys of e2e/browsers in Chromium, Firefox and WebKitGTK. */
export default async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  const { programs, missing } = await findEngines();
  const env = { ENGINE_PROGRAMS: JSON.stringify({ chromium, ...programs }) };
  const code = await runForCode(process.execPath, ['--import', 'tsx', 'e2e/browsers/main.ts', ...args], { env });
  for (const name of missing) console.error(`Not run: ${name} is not installed.`);
  process.exitCode = code !== 0 || missing.length > 0 ? 1 : 0;
};
