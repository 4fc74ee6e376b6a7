// What other slices may use of this one. Nothing here may know of saving: those who listen to it stand on this.
export { loadNotes } from './details.ts';
export { onNoteChanged } from './changed.ts';
export { eventIdOf, memberOfGuests, upsertCalendarEvent } from './feed/imported.ts';
export { withdrawCalendarEvent } from './feed/withdraw.ts';
export { type FeedNote, findNoteForCalendar, isOwnersStill, notesOfUser, setCalendarEvent } from './feed/queries.ts';
export { activityNotes } from './tables.ts';
