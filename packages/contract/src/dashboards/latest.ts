import type { LatestMessage, LatestNote } from './schemas.ts';

export type Latest = { kind: 'note'; item: LatestNote } | { kind: 'message'; item: LatestMessage };

/** The newer of the latest note and the latest message; of two at the same time the note. */
export const newerOf = (note: LatestNote | null, message: LatestMessage | null): Latest | null => {
  if (message && (!note || Date.parse(message.at) > Date.parse(note.at))) return { kind: 'message', item: message };
  return note && { kind: 'note', item: note };
};
