import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newPassword } from '@amberway/contract/auth/schemas';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { withDatabase } from './kernel/db/context.ts';
import { openDatabase } from './kernel/db/open.ts';
import { openMailer } from './kernel/mail/mailer.ts';
import { StartError } from './kernel/start-error.ts';
import { resetLostFactors } from './cli/reset-factors.ts';
import { createAdministrator } from './cli/admin-create.ts';
import { lockDemoAccounts } from './cli/demo-lock.ts';
import { runBackup, runBackupKey, runBackupNow, runRestore } from './cli/backup.ts';
import { runDoctor } from './doctor/doctor.ts';
import { databaseIsNew, seedNewDatabase } from './seed/queries.ts';

const USAGE = `Commands:
  doctor [--mail-to ADDRESS]                 check settings, database, clock, files, mail and certificate; can send a test mail
  seed                                       load demo data into a new database
  admin:create EMAIL [FIRST NAME] [LAST]     make an administrator; asks for the password (or reads it from standard input)
  demo:lock                                  lock all accounts of the demo, whose password is published
  admin:reset-factors EMAIL                  remove all passkeys and codes of an account, so that its password signs in again
  backup [FILE]                              put database and files into one archive; without FILE encrypted, to BACKUP_TO
  backup:key                                 make a key pair for encrypted backups
  restore FILE [--force] [--identity KEYS]   put them back; --force throws away what is there now. FILE may be a name in
                                             BACKUP_TO, or latest; KEYS is the file with the private key`;

/** Requested help is no error. */
const HELP = new Set(['--help', '-h']);

const readPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').trim();
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await ask.question('Password: ');
  } finally {
    ask.close();
  }
};

/** Runs a command on a migrated database. */
const onDatabase = async (command: () => Promise<string>): Promise<string> => {
  const database = await openDatabase(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    return await withDatabase(database, command);
  } finally {
    await database.close();
  }
};

const parseRestore = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false }, identity: { type: 'string' } },
    });
  } catch {
    throw new StartError(USAGE);
  }
};

const commands: Record<string, (args: string[]) => Promise<string>> = {
  seed: () =>
    onDatabase(async () => {
      if (!(await databaseIsNew()))
        throw new StartError('The database already holds people. Demo data is only loaded into a new one.');
      const { SEED_SCALE, publicReason, PUBLIC_DEMO } = readConfig(process.env);
      if (publicReason && PUBLIC_DEMO === 'off')
        throw new StartError(
          `The demo accounts have a published password, and others can reach this server (${publicReason}). Set PUBLIC_DEMO=on to show the demo in a network you trust.`,
        );
      await seedNewDatabase({
        demo: true,
        scale: SEED_SCALE,
        report: (line) => process.stderr.write(`${line}\n`),
      });
      return 'Demo data loaded.';
    }),
  'admin:create': async ([email, firstName = 'Administrator', lastName = '']) => {
    if (!email) throw new StartError(USAGE);
    return onDatabase(async () => {
      const password = newPassword.safeParse(await readPassword());
      if (!password.success) throw new StartError(password.error.issues[0]?.message ?? 'The password is not valid.');
      const mailer = openMailer(readConfig(process.env));
      try {
        await createAdministrator(mailer, { email, firstName, lastName, password: password.data });
      } finally {
        mailer.close();
      }
      return `${email} can sign in as administrator.`;
    });
  },
  'admin:reset-factors': async ([email, ...more]) => {
    if (!email || more.length > 0) throw new StartError(USAGE);
    return onDatabase(async () => {
      const mailer = openMailer(readConfig(process.env));
      try {
        return await resetLostFactors(mailer, email);
      } finally {
        mailer.close();
      }
    });
  },
  'demo:lock': async (more) => {
    if (more.length > 0) throw new StartError(USAGE);
    return onDatabase(lockDemoAccounts);
  },
  doctor: async ([option, mailTo, ...more]) => {
    const complete = option === undefined || (option === '--mail-to' && mailTo !== undefined);
    if (!complete || more.length > 0) throw new StartError(USAGE);
    const { text, code } = await runDoctor(process.env, { mailTo });
    process.exitCode = code;
    return text;
  },
  backup: async ([file, ...more]) => {
    if (file?.startsWith('-') || more.length > 0) throw new StartError(USAGE);
    const config = readConfig(process.env);
    return file ? runBackup(config, file) : runBackupNow(config);
  },
  'backup:key': runBackupKey,
  restore: async (args) => {
    const { values, positionals } = parseRestore(args);
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new StartError(USAGE);
    return runRestore(readConfig(process.env), file, values);
  },
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = [name, ...args].some((arg) => HELP.has(arg)) ? async () => USAGE : commands[name];
  if (!command) throw new StartError(USAGE);
  process.stdout.write(`${await command(args)}\n`);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
