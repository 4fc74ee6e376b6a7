import type { NoteContext, NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { newNoteTimes } from '@amberway/contract/activity-notes/length';
import { isScheduled, NEW_NOTE_STATUS, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { firstWin } from '@amberway/contract/activity-notes/warnings';

/** A file uploaded with the note. */
export type Attachment = { address: string; name: string };
/** A resource that is already in the library. */
export type LibraryResource = { _id: string; name: string };

/** The form values. Only the first win is edited; the others stay unchanged. */
export type NoteValues = {
  member: string | null;
  title: string;
  status: NoteStatus;
  type: string | null;
  about: string;
  skillsForHome: string;
  topWins: string;
  challenges: string;
  internalNotes: string;
  rateSession: number | null;
  clientEngagement: number | null;
  recordingLink: string;
  sessionRecorded: boolean;
  startTime: string | null;
  endTime: string | null;
  meetLink: string;
  currentOutcome: string | null;
  relatedTasks: string[];
  attachment: Attachment | null;
  resource: LibraryResource | null;
};

export const newNoteValues = (member: string | null, context: NoteContext | undefined, now: Date): NoteValues => ({
  ...newNoteTimes(now),
  member,
  title: '',
  status: NEW_NOTE_STATUS,
  type: null,
  about: '',
  skillsForHome: '',
  topWins: '',
  challenges: '',
  internalNotes: '',
  rateSession: null,
  clientEngagement: null,
  recordingLink: '',
  sessionRecorded: false,
  meetLink: '',
  currentOutcome: context?.primaryOutcome?._id ?? null,
  relatedTasks: [],
  attachment: null,
  resource: null,
});

export const noteValuesOf = (note: NoteDetails): NoteValues => ({
  member: note.member?._id ?? null,
  title: note.title,
  // Editing an appointment turns it into a note.
  status: isScheduled(note.status) ? NEW_NOTE_STATUS : note.status,
  type: note.type || null,
  about: note.about,
  skillsForHome: note.skillsForHome,
  topWins: firstWin(note.topWins),
  challenges: note.challenges,
  internalNotes: note.internalNotes ?? '',
  rateSession: note.rateSession ?? null,
  clientEngagement: note.clientEngagement ?? null,
  recordingLink: note.recordingLink,
  sessionRecorded: note.sessionRecorded,
  startTime: note.startTime,
  endTime: note.endTime,
  meetLink: note.meetLink,
  currentOutcome: note.currentOutcome,
  relatedTasks: note.relatedTasks,
  attachment: note.resourceAttachment
    ? { address: note.resourceAttachment, name: note.resourceAttachmentName ?? note.uploadedResource?.name ?? '' }
    : null,
  resource: note.resourceAttachment ? null : note.uploadedResource,
});
