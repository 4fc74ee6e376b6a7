import type { StoredNote } from '../queries.ts';
import { tasksOfNote } from '../save/queries.ts';

/** Nothing has been written or attached yet that is about the child. */
export const isBare = async (session: StoredNote): Promise<boolean> => {
  const { about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId } = session;
  const written = [about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId];
  return written.every((one) => !one) && session.topWins.length === 0 && (await tasksOfNote(session.id)).length === 0;
};
