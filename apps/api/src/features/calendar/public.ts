// What other slices may use of this one.
export { leaveCalendars } from './events/leave.ts';
export { deleteFeed as endFeed } from './feed/queries.ts';
export { document, plain, text, time } from './ics/lines.ts';
export { sendCalendar } from './ics/send.ts';
