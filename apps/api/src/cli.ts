import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { newPassword } from '@amberway/contract/auth/forms';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { withDatabase } from './kernel/db/context.ts';
import { openDatabase } from './kernel/db/open.ts';
import { StartError } from './kernel/start-error.ts';
import { createAdministrator } from './cli/admin-create.ts';
import { databaseIsNew, seedNewDatabase } from './seed/queries.ts';

const USAGE = `Commands:
  seed                                       load demo data into a new database
  admin:create EMAIL [FIRST NAME] [LAST]     make an administrator; asks for the password (or reads it from standard input)`;

const readPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').trim();
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await ask.question('Password: ');
  } finally {
    ask.close();
  }
};

const commands: Record<string, (args: string[]) => Promise<string>> = {
  seed: async () => {
    if (!(await databaseIsNew())) throw new StartError('The database already holds people. Demo data is only loaded into a new one.');
    const { SEED_SCALE } = readConfig(process.env);
    await seedNewDatabase({ demo: true, scale: SEED_SCALE });
    return 'Demo data loaded.';
  },
  'admin:create': async ([email, firstName = 'Administrator', lastName = '']) => {
    if (!email) throw new StartError(USAGE);
    const password = newPassword.safeParse(await readPassword());
    if (!password.success) throw new StartError(password.error.issues[0]?.message ?? 'The password is not valid.');
    await createAdministrator({ email, firstName, lastName, password: password.data });
    return `${email} can sign in as administrator.`;
  },
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new StartError(USAGE);
  const database = await openDatabase(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    process.stdout.write(`${await withDatabase(database, () => command(args))}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
