import { formatIn } from '../../../ui/dates.ts';

// Days of a letter and of the list's date tiles. On paper 'today' says nothing: letters name days.

type Zone = string | null | undefined;

const text =
  (format: string) =>
  (iso: string, zone: Zone): string => {
    try {
      return formatIn(iso, zone, format);
    } catch {
      // A zone that this browser does not know.
      return formatIn(iso, null, format);
    }
  };

/** 'Monday' */
export const weekday = text('dddd');
/** 'Mon' */
export const shortWeekday = text('ddd');
/** '16 November' */
export const dayOfMonth = text('D MMMM');
/** '16 November 2026' */
export const dayOfYear = text('D MMMM YYYY');
/** 'Monday 16 November 2026' */
export const wholeDay = text('dddd D MMMM YYYY');
export const yearOf = text('YYYY');
/** '16 Nov' */
export const tileDay = text('D MMM');
