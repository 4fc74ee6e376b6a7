import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { TIME_FORMAT } from '@amberway/contract/kernel/dates';

dayjs.extend(customParseFormat);

// The accepted formats of dates and times: as they are displayed, and as people usually write them. `tidy` makes one
// spelling of each. The day comes before the month; of a year with two digits 69 and later are in the last century.

const DAYS = ['D-MMM-YYYY', 'D-MMMM-YYYY', 'D-M-YYYY', 'YYYY-M-D', 'D-MMM-YY', 'D-MMMM-YY', 'D-M-YY'];
const CLOCKS = ['h:mm A', 'h A', 'H:mm'];
const MOMENTS = DAYS.flatMap((day) => CLOCKS.map((clock) => `${day} ${clock}`));

const withoutZero = (part: string) => part.replace(/^0(?=\d$)/, '');
const asName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** 07/nov/2026 9.30 am becomes 7-Nov-2026 9:30 AM: the parser distinguishes case, separators and leading zeros. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(
      /^(\d{1,4})[ ./,-]+([a-z]{3,}|\d{1,2})[ ./,-]+(\d{1,4}),?(?= |$)/i,
      (_, first: string, month: string, last: string) => [first, asName(month), last].map(withoutZero).join('-'),
    )
    .replace(/(\d) ?([ap])\.?m\.?$/i, (_, digit: string, half: string) => `${digit} ${half.toUpperCase()}M`)
    .replace(/(^| )0?(\d{1,2})[:.](\d{2})(?= [AP]M$|$)/, '$1$2:$3')
    .replace(/(^| )0(\d [AP]M)$/, '$1$2');

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
