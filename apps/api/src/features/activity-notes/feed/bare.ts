import type { StoredNote } from '../queries.ts';
import { tasksOfNote } from '../save/queries.ts';

/** Whether nothing about the child has been written or attached yet. */
export const isBare = async (note: StoredNote): Promise<boolean> => {
  const { about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId } = note;
  const written = [about, skillsForHome, challenges, internalNotes, recordingLink, currentOutcome, resourceId];
  return written.every((one) => !one) && note.topWins.length === 0 && (await tasksOfNote(note.id)).length === 0;
};
