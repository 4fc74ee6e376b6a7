import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/**
 * Kills, restarts, signals and racing starts, with many repetitions; `npm test` runs each a few times.
 * `npm run faults -- kills` runs the files whose names start with that.
 */
export default async (only) => {
  await ensureInstalled();
  await ensureBuilt();
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
    process.exitCode = embedded.failed + postgres.failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
};
