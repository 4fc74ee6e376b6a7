import { DAY } from '../kernel/limits.ts';

// Dashboard figures. Days are calendar days (YYYY-MM-DD), which compare as text.

const share = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** Percentage of achieved outcomes among all that are not cancelled; null if there are none. */
export const outcomeProgress = ({ achieved, total }: { achieved: number; total: number }): number | null =>
  total > 0 ? share(achieved, total) : null;

/** Percentage of completed tasks among those due in the range (or, without a due date, added in it). */
export const engagementScore = ({ completed, due }: { completed: number; due: number }): number | null =>
  due > 0 ? share(completed, due) : null;

/** Progress of the My Tasks bar, in percent. */
export const completionOf = ({ completed, pending }: { completed: number; pending: number }): number =>
  completed + pending > 0 ? share(completed, completed + pending) : 0;

/** Days since the membership began: 0 before its start, null without a start. */
export const daysInProgram = (memberShipStart: string | null, today: string): number | null =>
  memberShipStart ? Math.max(0, Math.round((Date.parse(today) - Date.parse(memberShipStart)) / DAY)) : null;

/** A cycle runs from the start of the membership to its end; null if open-ended. */
export type Cycle = { startDate: string | null; endDate: string | null };
export const cycleOf = (member: { memberShipStart: string | null; memberShipEnd: string | null }): Cycle => ({
  startDate: member.memberShipStart,
  endDate: member.memberShipEnd,
});
