import { access, constants } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { appliedMigrations } from '../backup/queries.ts';
import { knownMigrations } from '../backup/schema.queries.ts';
import type { Config } from '../kernel/config/config.ts';
import { tooManyConnections } from '../kernel/db/connections.ts';
import { withDatabase } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { notify } from '../kernel/db/notify.ts';
import { findMigrations, openAsItIs } from '../kernel/db/open.ts';
import { readServerFacts, type ServerFacts } from './database.queries.ts';
import { fine, type Finding, problem, reasonOf, warning } from './finding.ts';

const OLDEST_VERSION = 150_000;
const NOTIFIED_WITHIN_MS = 5 * SECOND;
const SLOW_MS = 50;
const CLOCK_WARNING_MS = 5 * SECOND;
const silent = () => undefined;

const serverFindings = (facts: ServerFacts): Finding[] => {
  const { version, versionText, encoding, mayCreate, hasTrigrams, statementTimeout, compiles } = facts;
  const found: Finding[] = [];
  if (statementTimeout === '0')
    found.push(
      warning(
        'Database: no statement timeout is set behind the connection pooler. Set it in its connect_query (docs/operations.md).',
      ),
    );
  if (compiles)
    found.push(
      warning(
        'Database: statements are compiled behind the connection pooler, which takes longer than to run them. Set jit = off in its connect_query (docs/operations.md).',
      ),
    );
  if (version < OLDEST_VERSION)
    found.push(problem(`Database: PostgreSQL ${versionText} is too old. Use version 15 or newer.`));
  if (encoding !== 'UTF8')
    found.push(problem(`Database: its encoding is ${encoding}. Create it with ENCODING 'UTF8'.`));
  if (!mayCreate)
    found.push(problem('Database: this user may not create tables and schemas. Make it the owner of the database.'));
  if (!hasTrigrams)
    found.push(problem('Database: the extension pg_trgm is missing. Install PostgreSQL’s contrib package.'));
  return found;
};

/** Compared at the middle of the round trip. */
const clockFinding = (theirs: number, sent: number, received: number): Finding => {
  const apart = Math.abs(theirs - (sent + received) / 2);
  const seconds = Math.round(apart / SECOND);
  const advice = 'Let both machines follow a time server (systemd-timesyncd, chrony).';
  if (apart > MINUTE) return problem(`Clock: this machine and the database are ${seconds} s apart. ${advice}`);
  if (apart > CLOCK_WARNING_MS)
    return warning(`Clock: this machine and the database are ${seconds} s apart. ${advice}`);
  return fine('Clock: this machine and the database agree.');
};

const migrationFinding = async (): Promise<Finding> => {
  const known = knownMigrations(findMigrations()).map(({ hash }) => hash);
  const applied = await appliedMigrations();
  if (applied.some((hash, n) => known[n] !== hash))
    return problem(
      'Database: a newer version has changed it, or another product uses it. Use the version that wrote it, or another database.',
    );
  const pending = known.length - applied.length;
  return fine(
    pending === 0
      ? 'Database: its tables are those of this version.'
      : `Database: ${pending} migrations will run at the next start. Make a backup first.`,
  );
};

/** Sends a notification to itself: behind a pooler in transaction mode it would not arrive. */
const listenFinding = async (database: Database): Promise<Finding> => {
  const channel = `doctor_${uuidv7().replaceAll('-', '')}`;
  let arrived = () => undefined as void;
  const heardIt = new Promise<boolean>((resolve) => {
    arrived = () => resolve(true);
  });
  await database.listen(channel, { onMessage: () => arrived(), missed: silent });
  await notify(channel);
  const heard = await Promise.race([heardIt, delay(NOTIFIED_WITHIN_MS, false, { ref: false })]);
  return heard
    ? fine('Live events: notifications of the database arrive.')
    : problem('Live events: notifications of the database do not arrive, as behind a connection pooler.');
};

const replicaFinding = async ({ replica }: Database): Promise<Finding[]> => {
  if (!replica) return [];
  try {
    await replica.database.ping();
  } catch (error) {
    return [warning(`Replica: ${reasonOf(error)}. Until it is reached, DATABASE_URL serves all reads.`)];
  }
  return [
    (await replica.isCurrent())
      ? fine('Replica: it has everything that is committed.')
      : warning('Replica: it is behind by more than a quarter of a second, so DATABASE_URL serves all reads.'),
  ];
};

const checkPostgres = async (config: Config, database: Database): Promise<Finding[]> => {
  await database.ping();
  const sent = Date.now();
  const facts = await readServerFacts();
  const received = Date.now();
  const slow = received - sent > SLOW_MS;
  const crowded = await tooManyConnections(database, config);
  return [
    fine(`Database: PostgreSQL ${facts.versionText} answers in ${received - sent} ms.`),
    ...(slow ? [warning('Database: that is slow. Each page needs several answers, so run both close together.')] : []),
    ...serverFindings(facts),
    await migrationFinding(),
    ...(crowded ? [warning(`Database: ${crowded}`)] : []),
    await listenFinding(database),
    ...(await replicaFinding(database)),
    clockFinding(facts.now, sent, received),
  ];
};

const checkEmbedded = async ({ dataDir, production }: Config): Promise<Finding[]> => {
  const exists = await access(`${dataDir}/db`, constants.F_OK).then(
    () => true,
    () => false,
  );
  const what = exists ? 'The embedded database' : 'An embedded database, made at the first start,';
  return [
    fine(`Database: ${what} in ${dataDir} is used.`),
    ...(production
      ? [warning('Database: the embedded one may lose data in a power cut. Set DATABASE_URL for a service.')]
      : []),
  ];
};

/** Changes nothing: it neither migrates nor creates a database. */
export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  if (!config.DATABASE_URL) return checkEmbedded(config);
  try {
    const database = await openAsItIs(config, silent);
    try {
      return await withDatabase(database, () => checkPostgres(config, database));
    } finally {
      await database.close();
    }
  } catch (error) {
    return [problem(`Database: ${reasonOf(error)}`)];
  }
};
