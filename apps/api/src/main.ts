import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { SECOND } from '@amberway/contract/kernel/limits';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { ensureCanListen, listenFailure } from './kernel/http/listen.ts';
import { StartError } from './kernel/start-error.ts';
import type { Running } from './start.ts';

const DRAIN_MS = 30 * SECOND;
const print = (line: string) => process.stdout.write(`${line}\n`);

const printReady = ({ services, demo }: Running, url: string) => {
  print('');
  print(`Amberway is ready: ${services.config.PUBLIC_URL ?? url}`);
  if (demo) {
    print('');
    print('Demo accounts:');
    for (const { email, password, about } of Object.values(ACCOUNTS))
      print(`  ${email.padEnd(26)} ${password}   ${about}`);
  }
  print('');
  print('Press Ctrl+C to stop.');
};

const stopOnSignal = (running: Running) => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    running.services.log.info({ signal }, 'stopping');
    // Running requests may finish, but one that hangs must not block the exit.
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.services.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

try {
  const config = readConfig(process.env);
  print(`Amberway ${config.version}${config.commit ? ` (${config.commit})` : ''}`);
  await ensureCanListen(config);
  // Imported late: it takes a second, and wrong settings should be reported at once.
  const { startServer } = await import('./start.ts');
  const running = await startServer(config, print);
  try {
    const url = await running.app.listen({ port: config.PORT, host: config.HOST });
    stopOnSignal(running);
    printReady(running, url);
  } catch (error) {
    await running.stop();
    throw listenFailure(error, config);
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
