import { ensureBuilt } from '../build.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { runForCode } from '../lib/run.mjs';
import { toolScript } from '../lib/tool.mjs';
import { runBrowser } from './browser.mjs';
import { runEngines } from './engines.mjs';
import { runVitest } from './vitest.mjs';

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const tool =
  (name, ...args) =>
  async () =>
    one(await runForCode(process.execPath, [toolScript(name), ...args]));
const command =
  (name, ...args) =>
  async () =>
    one(await runForCode(process.execPath, ['scripts/run.cjs', name, ...args]));

const UNIT_PROJECTS = ['contract', 'web', 'screens', 'api', 'scripts'];

const build = async () => {
  await ensureBuilt();
  return { passed: 1, failed: 0 };
};

const onPostgres = async (filters) => {
  const server = await startPostgres();
  try {
    return await runVitest('postgres', ['api-postgres'], filters, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};

/** The steps of `npm test`, cheapest first. `filters` are file names from the command line. */
export const STEPS = [
  // One program reads the sources once for both: a separate compiler would read them again for each workspace.
  { id: 'lint', title: 'Types and lint', run: tool('oxlint', '--type-aware', '--type-check', '--deny-warnings') },
  // Each of these uses one core, and none depends on another.
  { id: 'boundaries', title: 'Boundaries', besideNext: true, run: command('boundaries') },
  { id: 'dead-code', title: 'Dead code', besideNext: true, run: tool('knip') },
  { id: 'format', title: 'Format', besideNext: true, run: tool('oxfmt', '--check', '.') },
  { id: 'spec', title: 'Cited rule ids', besideNext: true, run: command('spec', '--check') },
  { id: 'history', title: 'Commit messages and records', besideNext: true, run: command('history') },
  { id: 'build', title: 'Build', run: build },
  {
    id: 'unit',
    title: 'Unit and API tests (embedded database)',
    run: (filters) => runVitest('unit', UNIT_PROJECTS, filters),
  },
  { id: 'postgres', title: 'API tests on PostgreSQL', run: onPostgres },
  { id: 'browser', title: 'Browser journeys', run: runBrowser },
  { id: 'engines', title: 'Journeys in Firefox and WebKit', run: runEngines },
];
