// Whoever keeps sessions elsewhere (a calendar) hears of changes here, in the transaction of the change. Sessions know
// nothing of them.

type Listener = (noteId: string) => Promise<void>;

const listeners = new Set<Listener>();

/** To be called once, when the module that wants to know is loaded. */
export const onNoteChanged = (listener: Listener): void => void listeners.add(listener);

export const noteChanged = async (noteId: string): Promise<void> => {
  for (const listener of listeners) await listener(noteId);
};
