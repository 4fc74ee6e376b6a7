import { CORRECTION_MS, type Goes } from './limits.ts';

// Rules that both sides apply. Free of schemas: the page on the device loads this file.

type Recorded = { recordedBy: { _id: string }; receivedAt: string; withdrawnAt: string | null };

/** Its recorder for 7 days after it arrived, then the coach. A withdrawn entry stays as it is. */
export const mayCorrect = (
  { recordedBy, receivedAt, withdrawnAt }: Recorded,
  viewer: { _id: string; isCoach: boolean },
  now: number,
): boolean => {
  if (withdrawnAt !== null) return false;
  const isOpen = now - Date.parse(receivedAt) <= CORRECTION_MS;
  return isOpen ? recordedBy._id === viewer._id : viewer.isCoach;
};

export const goesIn = ({ own, little, lot, none }: Goes): number => own + little + lot + none;

/** What decides whether a skill is due: entries of this week and of today, stopped ones included. */
type Practised = { perWeek: number | null; thisWeek: number; today: number };

const DAYS = 7;

/**
 * Whether a planned skill is due today. A day on which it was tried needs no more, even if the practice was stopped;
 * a plan of more than seven times a week is due several times a day.
 */
export const isPracticeDue = ({ perWeek, thisWeek, today }: Practised): boolean => {
  if (perWeek === null) return today === 0;
  return thisWeek < perWeek && today < Math.ceil(perWeek / DAYS);
};
