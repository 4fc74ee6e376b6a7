/**
 * loading: the stored text is loading. idle: there is none. local: only this browser has the latest text. saving: it
 * is being saved. saved: the server has it. offline: the server could not be reached; a retry is scheduled. conflict:
 * another tab or device has saved a different text. refused: the server rejected it, with the reason given.
 */
export type DraftStatus = 'loading' | 'idle' | 'local' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

export type DraftSnapshot<T> = {
  status: DraftStatus;
  /** When the server stored the text. */
  savedAt: string | null;
  /** The text of the other tab or device, while the user can choose between both. */
  other: { value: T; updatedAt: string } | null;
  reason: string | null;
};

export const emptySnapshot = <T>(): DraftSnapshot<T> => ({
  status: 'loading',
  savedAt: null,
  other: null,
  reason: null,
});
