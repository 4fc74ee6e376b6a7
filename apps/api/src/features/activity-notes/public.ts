// What other slices may use of this one.
export { busyTimesOf } from './busy.queries.ts';
export { loadNotes } from './details.ts';
export { onNoteChanged } from './changed.ts';
export { eventIdOf, memberOfGuests, upsertCalendarEvent } from './feed/imported.ts';
export { withdrawCalendarEvent } from './feed/withdraw.ts';
export { type FeedNote, findNoteForCalendar, isOwnersStill, notesOfUser, setCalendarEvent } from './feed/queries.ts';
export { scheduleAppointment } from './save/schedule.ts';
export { activityNotes } from './tables.ts';
