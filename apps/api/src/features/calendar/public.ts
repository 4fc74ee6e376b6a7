// What other slices may use of this one.
export { leaveCalendars } from './events/leave.ts';
export { deleteFeed as endFeed, findFeed } from './feed/queries.ts';
export { deleteEventMapping } from './queries.ts';
export { document, plain, text, time } from './ics/lines.ts';
export { sendCalendar } from './ics/send.ts';
