import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { clockIn, dayIn } from '../../../ui/dates.ts';

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};
const WHOLE_DAY = 24 * 60;

const HOUR = 60;
/** An hour is offered only if this many minutes at its beginning are free; less is too small to click. */
const WORTH = 30;

/** Whether one of these spans covers the beginning of an hour. */
export const isTaken = (spans: readonly { from: number; to: number }[], hour: number): boolean =>
  spans.some(({ from, to }) => from < hour * HOUR + WORTH && to > hour * HOUR);

/** The part of a session that falls on this day, in minutes since midnight; null when none does. */
export const spanIn = ({ startTime, endTime }: NoteSummary, day: string, zone: string | null) => {
  const [first, last] = [dayIn(startTime, zone), dayIn(endTime, zone)];
  if (first > day || last < day) return null;
  const from = first < day ? 0 : minutes(clockIn(startTime, zone));
  const to = last > day ? WHOLE_DAY : minutes(clockIn(endTime, zone));
  return to > from ? { from, to } : null;
};
