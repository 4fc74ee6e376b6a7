import { MINUTE } from '../kernel/limits.ts';

// Default duration of a session by type. Times are ISO instants.

export const NOTE_TYPES = [
  'care_coordination',
  'resource_dev',
  'documentation_writing',
  'document_review',
  'coaching_session',
  'parent_session',
  'assessment',
] as const;

/** The default while no type is chosen. */
export const NEW_NOTE_MINUTES = 60;
export const DEFAULT_NOTE_TYPE = 'coaching_session';
/** Notes of this type must have a resource attached. */
export const RESOURCE_TYPE = 'resource_dev';

const MINUTES: Readonly<Record<string, number>> = {
  care_coordination: 15,
  resource_dev: 30,
  documentation_writing: 30,
  document_review: 30,
};

/** Administrators maintain the list of types; a type without an entry here takes an hour. */
export const defaultMinutes = (type: string | undefined): number =>
  (type !== undefined && Object.hasOwn(MINUTES, type) ? MINUTES[type] : undefined) ?? NEW_NOTE_MINUTES;

const plusMinutes = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * MINUTE).toISOString();

/** The end time after the type or the start has changed. */
export const movedEnd = (start: string, type: string | undefined): string => plusMinutes(start, defaultMinutes(type));

const QUARTER = 15 * MINUTE;

/** A new session starts at the next quarter of an hour and lasts an hour. */
export const newNoteTimes = (now: Date): { startTime: string; endTime: string } => {
  const startTime = new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER).toISOString();
  return { startTime, endTime: movedEnd(startTime, undefined) };
};

export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / MINUTE);

const LABELS: Readonly<Record<string, string>> = { resource_dev: 'Resource development' };

/** 'care_coordination' → 'Care coordination'. */
export const noteTypeLabel = (type: string): string => {
  if (Object.hasOwn(LABELS, type)) return LABELS[type] ?? type;
  const text = type.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};
