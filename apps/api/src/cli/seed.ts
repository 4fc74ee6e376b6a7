import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { StartError } from '../kernel/start-error.ts';
import { realNow, setClock } from '../life/clock.ts';
import { databaseIsNew } from '../seed/new.queries.ts';

const OLDEST = 400;
const REPORTED = 10;

const ageIn = (args: string[]): number => {
  try {
    const { values } = parseArgs({ args, options: { age: { type: 'string', default: '0' } } });
    const age = Number(values.age);
    if (Number.isInteger(age) && age >= 0 && age <= OLDEST) return age;
  } catch {
    // Answered below.
  }
  throw new StartError(`Usage: seed [--age DAYS], with at most ${OLDEST} days.`);
};

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Before the demo is loaded: that may move the clock of this process. */
const assertNew = async (config: Config) => {
  const database = await openDatabase(config, (error) => say(error.message));
  try {
    if (!(await withDatabase(database, databaseIsNew)))
      throw new StartError('The database already holds people. Demo data is only loaded into a new one.');
  } finally {
    await database.close();
  }
};

const seedToday = async (config: Config) => {
  const { seedNewDatabase } = await import('../seed/queries.ts');
  const database = await openDatabase(config, (error) => say(error.message));
  try {
    await withDatabase(database, () => seedNewDatabase({ demo: true, scale: config.SEED_SCALE, report: say }));
  } finally {
    await database.close();
  }
};

const DAY = 86_400_000;

/** The demo of some days ago, and what happened since. */
const seedAged = async (config: Config, age: number) => {
  setClock(realNow() - age * DAY);
  const { live } = await import('../life/live.ts');
  const { dayAfter, dayAt } = await import('../life/pace.ts');
  await live({
    config: { ...config, LOG_LEVEL: 'error' },
    from: dayAfter(dayAt(realNow()), -age),
    days: age,
    afterDay: async ({ number }) => {
      if (number % REPORTED === 0) say(`Day ${number} of ${age}`);
    },
  });
};

/** Loads the demo into a new database, with `--age 60` as it is after two months of use. */
export const runSeed = async (args: string[]): Promise<string> => {
  const age = ageIn(args);
  const config = readConfig(process.env);
  await assertNew(config);
  if (config.publicReason && config.PUBLIC_DEMO === 'off')
    throw new StartError(
      `The demo accounts have a published password, and others can reach this server (${config.publicReason}). Set PUBLIC_DEMO=on to show the demo in a network you trust.`,
    );
  await (age > 0 ? seedAged(config, age) : seedToday(config));
  return age > 0 ? `Demo data and ${age} days of use loaded.` : 'Demo data loaded.';
};
