import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DATE_FORMAT, DATE_TIME_FORMAT, TIME_FORMAT } from '@amberway/contract/kernel/dates';

dayjs.extend(customParseFormat);

// The accepted formats of dates and times: as they are displayed, and as people usually write them.

const DAYS = [DATE_FORMAT, 'D-MMM-YYYY', 'D MMM YYYY', 'D MMMM YYYY', 'DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD'];
const CLOCKS = [TIME_FORMAT, 'h:mm A', 'HH:mm', 'H:mm'];
const MOMENTS = [DATE_TIME_FORMAT, ...DAYS.flatMap((day) => CLOCKS.map((clock) => `${day} ${clock}`))];

/** The parser is case-sensitive: 17-nov-2026 09:30 am. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?([ap])\.?m\.?$/i, (_, digit: string, half: string) => `${digit} ${half.toUpperCase()}M`)
    .replace(/[a-z]{3,}/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());

const read = (text: string, formats: readonly string[], as: string): string | null => {
  const found = formats.map((format) => dayjs(tidy(text), format, true)).find((date) => date.isValid());
  return found?.format(as) ?? null;
};

/** YYYY-MM-DD, or null. */
export const readDay = (text: string): string | null => read(text, DAYS, 'YYYY-MM-DD');
/** HH:mm, or null. */
export const readClock = (text: string): string | null => read(text, CLOCKS, 'HH:mm');
/** YYYY-MM-DD HH:mm, or null. */
export const readMoment = (text: string): string | null => read(text, MOMENTS, 'YYYY-MM-DD HH:mm');
/** HH:mm as it is shown. */
export const clockText = (clock: string): string => dayjs(`2000-01-01T${clock}`).format(TIME_FORMAT);
