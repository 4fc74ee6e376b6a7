import { sql } from 'drizzle-orm';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { lookups } from '../features/lookups/tables.ts';
import { db, inTransaction } from '../kernel/db/context.ts';
import { members, users } from '../kernel/identity/tables.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { seedContent } from './content.queries.ts';
import { seedDiary } from './diary.queries.ts';
import { seedHome, seedQuestionnaire } from './home.queries.ts';
import { seedLearning } from './learning.queries.ts';
import { seedLibrary } from './library/queries.ts';
import { seedMails } from './mails.queries.ts';
import { seedPeople } from './people.queries.ts';
import { seedProgramme } from './programme.queries.ts';
import { seedNotes } from './activity-notes.queries.ts';
import { scaledFamilies } from './scale.ts';

export const databaseIsNew = async () => (await db().$count(users)) === 0;

/** Lists every install needs. Entries an administrator removed or renamed are not brought back. */
const seedLookups = async () => {
  if ((await db().$count(lookups)) > 0) return;
  const rows = Object.entries(START_LOOKUPS).flatMap(([type, names]) =>
    names.map((name, order) => ({ type: type as LookupType, name, order })),
  );
  await db().insert(lookups).values(rows);
};

const BATCH = 1_000;

const insertInBatches = async <T>(rows: T[], insert: (batch: T[]) => PromiseLike<unknown>) => {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
};

const seedDemo = async (scale: number) => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const extra = scaledFamilies(scale);
  await insertInBatches([...Object.values(DEMO_PEOPLE), ...extra.customers], (batch) =>
    db()
      .insert(users)
      .values(batch.map((user) => ({ ...user, passwordHash, passwordChangedAt: user.createdAt }))),
  );
  await insertInBatches([...Object.values(DEMO_CHILDREN), ...extra.children], (batch) =>
    db().insert(members).values(batch),
  );
  await seedPeople();
  await seedContent();
  await seedLearning();
  await seedLibrary();
  await seedMails();
  await seedProgramme();
  await seedNotes();
  await seedHome();
  await seedDiary();
};

/** One number for 'Amberway is filling a new database', shared by all processes on a database. */
const SEED_LOCK = 4_207_121_306;

const oneAtATime = () => db().execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);

/** Also where the first person was made by a command, before the first start. */
export const seedLists = () =>
  inTransaction(async () => {
    await oneAtATime();
    await seedLookups();
    await seedQuestionnaire();
  });

/**
 * What a new database starts with: the lists always, the demo families when asked for. All of it or nothing. Of
 * several processes that start together one fills it; the others wait and find it done.
 */
export const seedNewDatabase = (options: { demo: boolean; scale: number }) =>
  inTransaction(async () => {
    await oneAtATime();
    if (!(await databaseIsNew())) return;
    await seedLists();
    if (options.demo) await seedDemo(options.scale);
  });
