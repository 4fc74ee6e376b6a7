import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';

// Days of a letter and of the list's date tiles, made with Intl alone. On paper 'today' says nothing: letters name days.

type Zone = string | null | undefined;

const textIn = (iso: string, zone: Zone, options: Intl.DateTimeFormatOptions): string => {
  const make = (timeZone: string) => new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  try {
    return make(zone ?? DEFAULT_TIME_ZONE).format(at);
  } catch {
    // A zone that this browser does not know.
    return make(DEFAULT_TIME_ZONE).format(at);
  }
};
const part =
  (options: Intl.DateTimeFormatOptions) =>
  (iso: string, zone: Zone): string =>
    textIn(iso, zone, options).replaceAll(',', '');

/** 'Monday' */
export const weekday = part({ weekday: 'long' });
/** 'Mon' */
export const shortWeekday = part({ weekday: 'short' });
/** '16 November' */
export const dayOfMonth = part({ day: 'numeric', month: 'long' });
/** '16 November 2026' */
export const dayOfYear = part({ day: 'numeric', month: 'long', year: 'numeric' });
/** 'Monday 16 November 2026' */
export const wholeDay = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const yearOf = part({ year: 'numeric' });
/** '16 Nov'. Some browsers have months of four letters in this language ('Sept'). */
export const tileDay = (iso: string, zone: Zone): string =>
  `${textIn(iso, zone, { day: 'numeric' })} ${textIn(iso, zone, { month: 'short' }).slice(0, 3)}`;
