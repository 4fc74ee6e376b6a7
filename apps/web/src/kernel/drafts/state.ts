/**
 * loading: the stored text is on its way. idle: there is none. local: this browser has the latest words. saving: they
 * are on their way. saved: the server has them. offline: it could not be reached and will be tried again. conflict:
 * another tab or device has saved a different text. refused: the server does not want it, for the reason given.
 */
export type DraftStatus = 'loading' | 'idle' | 'local' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

export type DraftSnapshot<T> = {
  status: DraftStatus;
  /** When the server got the text. */
  savedAt: string | null;
  /** The text of the other tab or device, while both are there to choose from. */
  other: { value: T; updatedAt: string } | null;
  reason: string | null;
};

export const emptySnapshot = <T>(): DraftSnapshot<T> => ({
  status: 'loading',
  savedAt: null,
  other: null,
  reason: null,
});
