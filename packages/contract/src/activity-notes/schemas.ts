import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { STORED_SKILL_STATUSES } from '../programme/skill-status.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { NOTE_STATUSES } from './status.ts';

const child = z.object({ _id: id, firstName: z.string(), lastName: z.string() });

/** A row in lists. */
export const noteSummary = z.object({
  ...recordFields,
  title: z.string(),
  status: z.enum(NOTE_STATUSES),
  /** A value of the lookup list `sessionType`; display it with noteTypeLabel(). */
  type: z.string(),
  /** Null for an event of the coach's calendar that is assigned to no child. */
  member: child.nullable(),
  startTime: instant,
  endTime: instant,
  minutes: z.number(),
  /** Plain-text excerpt of the note. */
  notes: z.string(),
  meetLink: z.string(),
  endtimeCancellation: z.boolean(),
  createdBy: taskPerson,
  /** Whether the viewer has opened it. */
  read: z.boolean(),
  /** Drafts have their own list (noteDraftRow). */
  isDraft: z.literal(false),
  version,
});
export type NoteSummary = z.infer<typeof noteSummary>;

/** Staff-only fields: omitted from responses to families. */
const forStaff = {
  internalNotes: z.string().optional(),
  rateSession: z.number().nullable().optional(),
  clientEngagement: z.number().nullable().optional(),
  /** When the family first opened it. */
  readByFamilyAt: instant.nullable().optional(),
};

export const activityNote = noteSummary.extend({
  /** Rich text. */
  about: z.string(),
  skillsForHome: z.string(),
  topWins: z.array(z.string()),
  challenges: z.string(),
  recordingLink: z.string(),
  sessionRecorded: z.boolean(),
  uploadedResource: reference.nullable(),
  /** URL and name of the attached file; download it through the resource. */
  resourceAttachment: z.string().nullable(),
  resourceAttachmentName: z.string().nullable(),
  currentOutcome: id.nullable(),
  relatedTasks: z.array(id),
  /** The family's like or dislike of the skills for home; null if not rated. */
  clientFindSkillUseful: z.boolean().nullable(),
  isDeleted: z.boolean(),
  updatedBy: taskPerson.nullable(),
  ...forStaff,
});
export type ActivityNote = z.infer<typeof activityNote>;

const outcome = z.object({
  _id: id,
  name: z.string(),
  status: z.enum(STORED_OUTCOME_STATUSES),
  isPrimary: z.boolean(),
});
const workedOn = z.object({ _id: id, name: z.string(), status: z.enum(STORED_SKILL_STATUSES), outcome: reference });

/** Something the family wrote: a message to the viewer, or the note on a ticked task. */
const familyWord = z.object({
  _id: id,
  kind: z.enum(['message', 'tick']),
  text: z.string(),
  at: instant,
  from: taskPerson,
  /** The name of the ticked task. */
  about: z.string().nullable(),
  /** False for a message that the viewer has not replied to. */
  answered: z.boolean(),
});
export type FamilyWord = z.infer<typeof familyWord>;

/** Staff-only summary beside the form: the current outcome, the last published notes, what the family wrote. */
export const noteDigest = z.object({
  outcomeName: z.string().nullable(),
  openSkills: z.array(z.string()),
  lastNotes: z.array(z.object({ _id: id, title: z.string(), startTime: instant, notes: z.string() })),
  familyWords: z.array(familyWord),
});
export type NoteDigest = z.infer<typeof noteDigest>;

/** The panels beside a note; also available before the note exists. */
const around = {
  memberObject: child.nullable(),
  primaryOutcome: outcome.nullable(),
  skills: z.array(workedOn),
  summary: noteDigest.optional(),
};
export const noteContext = z.object(around);
export type NoteContext = z.infer<typeof noteContext>;

/** What the family's letter shows beside the note itself. */
const letter = z.object({
  /** Whom the family can write to about it: the author, or the child's coach once the author has left the family. */
  writeTo: taskPerson.nullable(),
  /** The start of the child's next session. */
  nextSession: instant.nullable(),
});

export const noteDetails = activityNote.extend({
  ...around,
  /** Only for viewers of the family's screens. */
  letter: letter.optional(),
  currentOutcomeObject: outcome.nullable(),
  relatedTaskObjects: z.array(
    z.object({ _id: id, name: z.string(), isCompleted: z.boolean(), skill: reference, outcome: reference }),
  ),
  resourceObject: z
    .object({ _id: id, name: z.string(), file: z.string(), fileName: z.string().nullable(), isLink: z.boolean() })
    .nullable(),
  /** Signed URL of an uploaded recording, valid for a limited time. */
  recordingUrl: z.string().nullable(),
});
export type NoteDetails = z.infer<typeof noteDetails>;

export const idea = z.object({
  noteId: id,
  title: z.string(),
  startTime: instant,
  /** Rich text. */
  skillsForHome: z.string(),
  clientFindSkillUseful: z.boolean().nullable(),
  createdBy: taskPerson,
});
export type Idea = z.infer<typeof idea>;

/** The viewer's own unfinished notes about a child, as listed. `key` opens the draft. */
export const noteDraftRow = z.object({
  key: z.string(),
  id: z.number(),
  title: z.string(),
  type: z.string(),
  notes: z.string(),
  startTime: instant.nullable(),
  endTime: instant.nullable(),
  isDraft: z.literal(true),
  version,
  updatedAt: instant,
});
export type NoteDraftRow = z.infer<typeof noteDraftRow>;

/** The same with its child, for the viewer's drafts about all children. */
export const ownNoteDraft = noteDraftRow.extend({ member: child });
export type OwnNoteDraft = z.infer<typeof ownNoteDraft>;

const contact = taskPerson.extend({ email: z.string() });

/** The child's contacts, shown as cards in the member overview. */
export const noteOverview = z.object({
  member: child,
  primaryCoach: contact.nullable(),
  customerSuccessManager: contact
    .extend({ phoneCountryCode: z.string().nullable(), phoneNumber: z.string().nullable() })
    .nullable(),
});
export type NoteOverview = z.infer<typeof noteOverview>;

/** `skip` is the offset of the page; `today` is the viewer's current day, to highlight its entries. */
export const noteListReply = z.object({
  status: z.literal(true),
  data: z.array(noteSummary),
  count: z.number(),
  skip: z.number(),
  today: z.object({ from: instant, to: instant }),
  message: z.string().optional(),
});
