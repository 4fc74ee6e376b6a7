import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from './build.mjs';
import { atExit } from './lib/at-exit.mjs';
import { Failure } from './lib/failure.mjs';
import { inRoot } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { homesOf } from './life/homes.mjs';
import { tablesOf } from './life/tables.mjs';

const DAYS = 60;
const LONG = 400;
/** The days after which the homes are looked at. */
const LOOKS = [1, 28, 60, 400];

const optionsOf = (args) => {
  const rest = args.filter((one) => one !== '--long');
  const shotsAt = rest.indexOf('--shots');
  const shots = shotsAt < 0 ? undefined : rest.splice(shotsAt, 2)[1];
  const days = args.includes('--long') ? LONG : Number(rest[0] ?? DAYS);
  if (!Number.isInteger(days) || days < 1 || rest.length > 1)
    throw new Failure('Usage: npm run life -- [DAYS | --long] [--shots FOLDER]');
  return { days, shots };
};

/** The server with its people. It waits on some days, and says at the end what it counted. */
const startLife = (days, url, folder) => {
  const child = fork(inRoot('apps/api/dist/life.js'), [String(days), '--wait', LOOKS.join()], {
    execArgv: ['--enable-source-maps', '--max-semi-space-size=64'],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  atExit(() => child.kill('SIGTERM'));
  return child;
};

/**
 * Families, coaches and an administrator live with the product for 60 days, or as many as are given, on PostgreSQL and
 * under a moved clock. Prints how the tables grow, what reaches whom, and how long the homes become.
 */
export default async (args) => {
  const { days, shots } = optionsOf(args);
  await ensureInstalled();
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'amberway-life-'));
  const postgres = await startPostgres();
  try {
    const child = startLife(days, postgres.url, folder);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    const homes = {};
    child.on('message', (stop) => {
      homesOf(stop, shots)
        .then((found) => (homes[stop.day] = found))
        .catch((error) => console.error(error))
        .finally(() => child.send('go on'));
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Failure(`The life ended with ${code}.`);
    const measured = JSON.parse(output);
    console.log(tablesOf({ ...measured, homes }));
    if (measured.refused.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
