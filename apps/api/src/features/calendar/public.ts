// What other slices may use of this one.
export { document, plain, text, time } from './ics/lines.ts';
export { sendCalendar } from './ics/send.ts';
