// Exports for other slices.
export { AddToCalendar } from './AddToCalendar.tsx';
export { FeedSection } from './FeedSection.tsx';
export { GoogleCalendarSection } from './GoogleCalendarSection.tsx';
export { GoogleCallback } from './GoogleCallback.tsx';
export { leaveForGoogle } from './leave-for-google.ts';
export { CALENDAR_SLICE } from './queries.ts';
