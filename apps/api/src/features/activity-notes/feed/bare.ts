import type { StoredSession } from '../queries.ts';
import { tasksOfSession } from '../save/queries.ts';

/** Nothing has been written or attached yet that is about the child. */
export const isBare = async (session: StoredSession): Promise<boolean> => {
  const { about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId } = session;
  const written = [about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId];
  return (
    written.every((one) => !one) && session.topWins.length === 0 && (await tasksOfSession(session.id)).length === 0
  );
};
