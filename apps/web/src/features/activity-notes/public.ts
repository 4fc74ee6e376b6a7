// Exports for other slices.
export { useRateIdea } from './ideas/use-rate-idea.ts';
export { newNoteHref, newNotePath, noteHref, notePath } from './paths.ts';
export { LetterScreen } from './letter/LetterScreen.tsx';
export { PreparationDrawer } from './prepare/PreparationDrawer.tsx';
export { NoteReader } from './note/NoteReader.tsx';
export { useReadMark } from './note/use-read-mark.ts';
export { comingUpQuery, FIRST_NOTES, noteQuery, ownNoteDraftsQuery, writtenNotesQuery } from './queries.ts';
export { useDiscardDraft } from './use-discard-draft.ts';
export { type Offer, ScheduleModal } from './schedule/ScheduleModal.tsx';
export { MeetingLink } from './schedule/MeetingLink.tsx';
export { useTopic } from './letter/use-topic.ts';
