import { DAY } from '../kernel/limits.ts';

// Ending a skill or an outcome, and undoing that.

/** Who ended it and when; set while that status lasts. */
export type Closing = { closedBy: string | null; closedAt: string | null };

/** How long the person who ended it can undo that. */
export const UNDO_CLOSING_MS = DAY;

export const isUndoTimeOver = ({ closedAt }: Closing, now: number): boolean =>
  closedAt === null || now - Date.parse(closedAt) > UNDO_CLOSING_MS;

/** Whether the viewer can undo it. The server checks the same. */
export const mayUndoClosing = (viewerId: string, closing: Closing, now: number): boolean =>
  closing.closedBy === viewerId && !isUndoTimeOver(closing, now);

export const closingTexts = {
  undo: 'Undo',
  undone: (name: string) => `${name} is as it was before.`,
  nothingToUndo: 'There is nothing to undo: this has been changed since.',
  notYours: 'Only the person who did this can undo it.',
  tooLate: 'This can be undone for a day. That time is over.',
} as const;
