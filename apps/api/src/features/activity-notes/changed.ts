// Listeners for changed notes (the calendar sync), called inside the transaction of the change. Notes do not depend on
// their listeners.

type Listener = (noteId: string) => Promise<void>;

const listeners = new Set<Listener>();

/** Call it once, when the listening module is loaded. */
export const onNoteChanged = (listener: Listener): void => void listeners.add(listener);

export const noteChanged = async (noteId: string): Promise<void> => {
  for (const listener of listeners) await listener(noteId);
};
