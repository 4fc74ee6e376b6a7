import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Killed after 'Saved on this device', and started again without a network. */
const BROWSER = { name: 'browser', files: ['e2e/practice/offline', '--retries=0'] };

const runServerFaults = async (only) => {
  // Loaded after the install: they use installed packages.
  const { startPostgres } = await import('./lib/postgres.mjs');
  const { runVitest } = await import('./steps/vitest.mjs');
  const files = only.length > 0 ? only.map((name) => `src/faults/${name}`) : ['src/faults/'];
  const once = ['--no-file-parallelism', '--passWithNoTests', '--reporter=verbose'];
  const server = await startPostgres();
  try {
    const embedded = await runVitest('faults', ['api'], [...files, ...once], { FAULTS: 'many' });
    const env = { FAULTS: 'many', TEST_DATABASE_URL: server.url };
    const postgres = await runVitest('faults-postgres', ['api-postgres'], [...files, ...once], env);
    return embedded.failed + postgres.failed;
  } finally {
    await server.stop();
  }
};

const runBrowserFaults = async () => {
  const { runBrowser } = await import('./steps/browser.mjs');
  process.env.FAULTS = 'many';
  return (await runBrowser(BROWSER.files)).failed;
};

/**
 * Kills, restarts, signals and racing starts, with many repetitions; `npm test` runs each a few times.
 * `npm run faults -- kills` runs the files whose names start with that, `-- browser` those in a real browser.
 */
export default async (only) => {
  await ensureInstalled();
  await ensureBuilt();
  const ofServer = only.filter((name) => name !== BROWSER.name);
  const failed = only.length === 0 || ofServer.length > 0 ? await runServerFaults(ofServer) : 0;
  const inBrowser = only.length === 0 || only.includes(BROWSER.name) ? await runBrowserFaults() : 0;
  process.exitCode = failed + inBrowser > 0 ? 1 : 0;
};
