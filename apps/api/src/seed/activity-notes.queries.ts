import { sql } from 'drizzle-orm';
import { plainText } from '@amberway/contract/kernel/rich-text';
import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import { DEMO_OWN_EVENT, DEMO_READS, DEMO_SESSION_DRAFTS, DEMO_SESSIONS } from '@amberway/fixtures/activity-notes/demo';
import { drafts, recordFamilies } from '../features/drafts/tables.ts';
import { activityNotes, activityNoteReads, noteTasks } from '../features/activity-notes/tables.ts';
import { db } from '../kernel/db/context.ts';

/** Notes, appointments and drafts of the demo families. After the library and the programme. */
export const seedNotes = async () => {
  await db()
    .insert(activityNotes)
    .values(
      DEMO_SESSIONS.map(({ tasks: _tasks, ...session }) => ({
        ...session,
        excerpt: plainText(session.about).slice(0, EXCERPT_CHARACTERS),
      })),
    );
  await db().insert(activityNotes).values(DEMO_OWN_EVENT);
  await db()
    .insert(noteTasks)
    .values(DEMO_SESSIONS.flatMap(({ id: sessionId, tasks }) => tasks.map((taskId) => ({ sessionId, taskId }))));
  await db().insert(activityNoteReads).values(DEMO_READS);
  await db().insert(drafts).values(DEMO_SESSION_DRAFTS);
  await db()
    .update(drafts)
    .set({
      families: sql`array(select ${recordFamilies.customerId} from ${recordFamilies}
        where starts_with(${drafts.key}, ${recordFamilies.id}::text))`,
    });
};
