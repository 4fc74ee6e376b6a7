import { sql } from 'drizzle-orm';
import { plainText } from '@amberway/contract/kernel/rich-text';
import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import {
  DEMO_OWN_EVENT,
  DEMO_READS,
  DEMO_NOTE_DRAFTS,
  DEMO_NOTE_NOTIFICATIONS,
  DEMO_NOTES,
} from '@amberway/fixtures/activity-notes/demo';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { drafts, recordFamilies } from '../features/drafts/tables.ts';
import { activityNotes, activityNoteReads, noteTasks } from '../features/activity-notes/tables.ts';
import { DEMO_MESSAGE_NOTIFICATIONS } from '@amberway/fixtures/home/messages';
import { storeUnreadCounts } from '../features/notifications/shown.queries.ts';
import { notifications } from '../features/notifications/tables.ts';
import { db } from '../kernel/db/context.ts';

/** Notes, appointments and drafts of the demo families. Runs after the library and the programme. */
export const seedNotes = async () => {
  await db()
    .insert(activityNotes)
    .values(
      DEMO_NOTES.map(({ tasks: _tasks, ...note }) => ({
        ...note,
        excerpt: plainText(note.about).slice(0, EXCERPT_CHARACTERS),
      })),
    );
  await db().insert(activityNotes).values(DEMO_OWN_EVENT);
  await db()
    .insert(noteTasks)
    .values(DEMO_NOTES.flatMap(({ id: noteId, tasks }) => tasks.map((taskId) => ({ noteId, taskId }))));
  await db().insert(activityNoteReads).values(DEMO_READS);
  await db()
    .insert(notifications)
    .values([...DEMO_NOTE_NOTIFICATIONS, ...DEMO_MESSAGE_NOTIFICATIONS]);
  await storeUnreadCounts(Object.values(DEMO_PEOPLE).map(({ id }) => id));
  await db().insert(drafts).values(DEMO_NOTE_DRAFTS);
  await db()
    .update(drafts)
    .set({
      families: sql`array(select ${recordFamilies.customerId} from ${recordFamilies}
        where starts_with(${drafts.key}, ${recordFamilies.id}::text))`,
    });
};
