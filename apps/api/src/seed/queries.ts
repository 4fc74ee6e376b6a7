import { sql } from 'drizzle-orm';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import { START_MOODS } from '@amberway/fixtures/content/moods';
import { DEMO_DIARY } from '@amberway/fixtures/diary/demo';
import { START_QUESTIONS } from '@amberway/fixtures/assessment/questions';
import { DEMO_ASSESSMENT, DEMO_VISITS } from '@amberway/fixtures/home/families';
import { DEMO_MESSAGES } from '@amberway/fixtures/home/messages';
import { DEMO_SESSION_REQUESTS } from '@amberway/fixtures/home/session-requests';
import { DEMO_MY_TASKS, DEMO_QUICK_LINKS } from '@amberway/fixtures/home/workspace';
import { DEMO_LEARNING, DEMO_LEARNING_FAVOURITES, DEMO_SHARED_VIDEOS } from '@amberway/fixtures/learning/demo';
import { DEMO_KPI_FIGURES, DEMO_KPI_TARGETS } from '@amberway/fixtures/kpis';
import { DEMO_SUPPORT_CONTACTS } from '@amberway/fixtures/support-contacts';
import { emojis } from '../features/content/avatars/tables.ts';
import { lookups } from '../features/lookups/tables.ts';
import { db, inTransaction } from '../kernel/db/context.ts';
import { members, users } from '../kernel/identity/tables.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { diaryEntries } from '../features/diary/tables.ts';
import { assessmentQuestions, memberAssessments } from '../features/assessment/tables.ts';
import { visits } from '../features/dashboards/tables.ts';
import { messages } from '../features/messages/tables.ts';
import { myTasks } from '../features/my-tasks/tables.ts';
import { quickLinks } from '../features/quick-links/tables.ts';
import { memberVideos } from '../features/content/videos/tables.ts';
import { learningFavourites, learningProgress } from '../features/learning/tables.ts';
import { clinicianKpis, kpiTargets } from '../features/kpis/tables.ts';
import { sessionRequests } from '../features/session-requests/tables.ts';
import { supportContacts } from '../features/support-contacts/tables.ts';
import { seedContent } from './content.queries.ts';
import { seedLibrary } from './library/queries.ts';
import { seedGas } from './gas.queries.ts';
import { seedMails } from './mails.queries.ts';
import { seedPractice } from './practice.queries.ts';
import { seedProgramme } from './programme.queries.ts';
import { seedNotes } from './activity-notes.queries.ts';
import { seedFamilies } from './families.queries.ts';

/** KPIs and support contacts of the demo people. */
const seedPeople = async () => {
  await db().insert(kpiTargets).values(DEMO_KPI_TARGETS);
  await db().insert(clinicianKpis).values(DEMO_KPI_FIGURES);
  await db().insert(supportContacts).values(DEMO_SUPPORT_CONTACTS);
};

/** A family's progress in the learning library, and what was shared with its children. */
const seedLearning = async () => {
  await db().insert(learningProgress).values(DEMO_LEARNING);
  await db().insert(learningFavourites).values(DEMO_LEARNING_FAVOURITES);
  await db().insert(memberVideos).values(DEMO_SHARED_VIDEOS);
};

/** The social skill assessment for every install, also for one created before it existed. */
const seedQuestionnaire = async () => {
  if ((await db().$count(assessmentQuestions)) > 0) return;
  await db().insert(assessmentQuestions).values(START_QUESTIONS).onConflictDoNothing();
};

const seedHome = async () => {
  await db().insert(messages).values(DEMO_MESSAGES);
  await db().insert(sessionRequests).values(DEMO_SESSION_REQUESTS);
  await db().insert(quickLinks).values(DEMO_QUICK_LINKS);
  await db().insert(myTasks).values(DEMO_MY_TASKS);
  await db().insert(visits).values(DEMO_VISITS);
  await db().insert(memberAssessments).values(DEMO_ASSESSMENT);
};

const seedDiary = () => db().insert(diaryEntries).values(DEMO_DIARY);

export const databaseIsNew = async () => (await db().$count(users)) === 0;

/**
 * Lists every install needs, also those added since it was created. Entries an administrator removed or renamed are
 * not restored: their list has rows.
 */
const seedLookups = async () => {
  const known = new Set((await db().selectDistinct({ type: lookups.type }).from(lookups)).map(({ type }) => type));
  const rows = Object.entries(START_LOOKUPS).flatMap(([type, names]) =>
    known.has(type as LookupType) ? [] : names.map((name, order) => ({ type: type as LookupType, name, order })),
  );
  if (rows.length > 0) await db().insert(lookups).values(rows);
};

/** The diary's faces, for every install; those an administrator removed are not restored. */
const seedMoods = async () => {
  if ((await db().$count(emojis)) > 0) return;
  await db().insert(emojis).values(START_MOODS);
};

const seedDemo = async (scale: number, report: (line: string) => void) => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db()
    .insert(users)
    .values(Object.values(DEMO_PEOPLE).map((user) => ({ ...user, passwordHash, passwordChangedAt: user.createdAt })));
  await db().insert(members).values(Object.values(DEMO_CHILDREN));
  await seedPeople();
  await seedContent();
  await seedLearning();
  await seedLibrary();
  await seedMails();
  await seedProgramme();
  await seedPractice();
  await seedGas();
  await seedNotes();
  await seedHome();
  await seedDiary();
  if (scale > 1) await seedFamilies(scale, passwordHash, report);
};

/** Advisory lock key for seeding, the same in all processes on a database. */
const SEED_LOCK = 4_207_121_306;

const oneAtATime = () => db().execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);

/** Needed also when a command created the first user before the first start. */
export const seedLists = () =>
  inTransaction(async () => {
    await oneAtATime();
    await seedLookups();
    await seedQuestionnaire();
    await seedMoods();
  });

/**
 * Fills a new database in one transaction: the lists always, the demo families if requested. Of several processes that
 * start together, one fills it; the others wait for it.
 */
export const seedNewDatabase = (options: { demo: boolean; scale: number; report?: (line: string) => void }) =>
  inTransaction(async () => {
    await oneAtATime();
    if (!(await databaseIsNew())) return;
    await seedLists();
    if (options.demo) await seedDemo(options.scale, options.report ?? (() => undefined));
  });
