import { canUseApt, installWithApt, programOf, updateApt } from './programs.mjs';
import { withProgress } from './progress.mjs';

/** Browsers beside Chromium: their program, what else they need, and the packages of Debian that have both. */
const ENGINES = {
  firefox: { title: 'Firefox', names: ['firefox-esr', 'firefox'], needs: [], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKitGTK',
    names: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

const isMissing = (name) => !programOf(ENGINES[name].names) || ENGINES[name].needs.some((need) => !programOf([need]));

const install = async (names) => {
  const packages = names.flatMap((name) => ENGINES[name].packages);
  await withProgress(`Installing ${packages.join(', ')} from the system packages (about two minutes)`, async () => {
    await updateApt();
    await installWithApt(packages);
  }).catch((error) => console.error(`  ${error.message}`));
};

/** The programs of Firefox and WebKitGTK by name, installed where that is possible; `missing` names the others. */
export const findEngines = async () => {
  const absent = Object.keys(ENGINES).filter(isMissing);
  if (absent.length > 0 && canUseApt()) await install(absent);
  const missing = Object.keys(ENGINES).filter(isMissing);
  const present = Object.keys(ENGINES).filter((name) => !missing.includes(name));
  return {
    programs: Object.fromEntries(present.map((name) => [name, programOf(ENGINES[name].names)])),
    missing: missing.map((name) => `${ENGINES[name].title} (${ENGINES[name].packages.join(', ')})`),
  };
};
