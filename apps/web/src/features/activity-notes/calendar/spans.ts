import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { clockIn, dayIn } from '../../../ui/dates.ts';

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};
const WHOLE_DAY = 24 * 60;

const HOUR = 60;
/** What must be free at its beginning for an hour to be offered; less than that is no place to press either. */
const WORTH = 30;

/** Whether the beginning of an hour is taken by one of these. */
export const isTaken = (spans: readonly { from: number; to: number }[], hour: number): boolean =>
  spans.some(({ from, to }) => from < hour * HOUR + WORTH && to > hour * HOUR);

/** The part of a session that lies in this day, in minutes since its midnight; null when none does. */
export const spanIn = ({ startTime, endTime }: NoteSummary, day: string, zone: string | null) => {
  const [first, last] = [dayIn(startTime, zone), dayIn(endTime, zone)];
  if (first > day || last < day) return null;
  const from = first < day ? 0 : minutes(clockIn(startTime, zone));
  const to = last > day ? WHOLE_DAY : minutes(clockIn(endTime, zone));
  return to > from ? { from, to } : null;
};
