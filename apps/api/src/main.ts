import cluster from 'node:cluster';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { SECOND } from '@amberway/contract/kernel/limits';
import { type Config, ConfigError, readConfig } from './kernel/config/config.ts';
import { ensureCanListen, listenFailure } from './kernel/http/listen.ts';
import { StartError } from './kernel/start-error.ts';

const DRAIN_MS = 30 * SECOND;
const print = (line: string) => process.stdout.write(`${line}\n`);
const silent = () => undefined;

const printReady = (config: Config, url: string) => {
  print('');
  print(`Amberway is ready: ${config.PUBLIC_URL ?? url}`);
  if (config.loadDemo) {
    print('');
    print('Demo accounts:');
    for (const { email, password, about } of Object.values(ACCOUNTS))
      print(`  ${email.padEnd(26)} ${password}   ${about}`);
  }
  print('');
  print('Press Ctrl+C to stop.');
};

/** `stop` resolves with the exit code. */
const stopOnSignal = (stop: (signal: NodeJS.Signals) => Promise<number>) => {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    void stop(signal).then((code) => process.exit(code));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

/** One whole server in this process. */
const serve = async (config: Config, say: (line: string) => void): Promise<string> => {
  // Imported late: it takes a second, and wrong settings should be reported at once.
  const { startServer } = await import('./start.ts');
  const running = await startServer(config, say);
  const { log } = running.services;
  try {
    const url = await running.app.listen({ port: config.PORT, host: config.HOST });
    stopOnSignal(async (signal) => {
      log.info({ signal }, 'stopping');
      // Running requests may finish, but one that hangs must not block the exit.
      setTimeout(() => process.exit(1), DRAIN_MS).unref();
      try {
        await running.stop();
        return 0;
      } catch (error) {
        log.error({ err: error }, 'stop failed');
        return 1;
      }
    });
    return url;
  } catch (error) {
    await running.stop();
    throw listenFailure(error, config);
  }
};

const start = async (config: Config) => {
  if (cluster.isWorker) {
    await serve(config, process.env.AMBERWAY_FIRST_WORKER ? print : silent);
    return;
  }
  print(`Amberway ${config.version}${config.commit ? ` (${config.commit})` : ''}`);
  await ensureCanListen(config);
  if (config.WORKERS === 1) {
    printReady(config, await serve(config, print));
    return;
  }
  const { superviseWorkers } = await import('./workers.ts');
  const { url, stop } = await superviseWorkers(config);
  stopOnSignal(stop);
  printReady(config, url);
};

try {
  await start(readConfig(process.env));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  const text = expected ? error.message : ((error as Error).stack ?? String(error));
  // A worker that could not start has said why itself.
  if (text) process.stderr.write(`${text}\n`);
  process.exit(1);
}
