import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { STORED_SKILL_STATUSES } from '../programme/skill-status.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { NOTE_STATUSES } from './status.ts';

const child = z.object({ _id: id, firstName: z.string(), lastName: z.string() });

/** A row of the lists. */
export const noteSummary = z.object({
  ...recordFields,
  title: z.string(),
  status: z.enum(NOTE_STATUSES),
  /** A word of the list sessionType; show it through sessionTypeLabel(). */
  type: z.string(),
  /** Null for an event of the coach's calendar that belongs to no child. */
  member: child.nullable(),
  startTime: instant,
  endTime: instant,
  minutes: z.number(),
  /** The beginning of the note as plain text. */
  notes: z.string(),
  meetLink: z.string(),
  endtimeCancellation: z.boolean(),
  createdBy: taskPerson,
  /** Whether the viewer has opened it. */
  read: z.boolean(),
  /** Drafts have a list of their own (sessionDraftRow). */
  isDraft: z.literal(false),
  version,
});
export type NoteSummary = z.infer<typeof noteSummary>;

/** What only the staff is told: left out of a family's answers altogether. */
const forStaff = {
  internalNotes: z.string().optional(),
  rateSession: z.number().nullable().optional(),
  clientEngagement: z.number().nullable().optional(),
  /** When the family opened it first. */
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
  /** The attached file's address and name; read it through the resource. */
  resourceAttachment: z.string().nullable(),
  resourceAttachmentName: z.string().nullable(),
  currentOutcome: id.nullable(),
  relatedTasks: z.array(id),
  /** Like and dislike of the skills for home; null before either. */
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

/** Above the form, for staff: where the child stands and what the last notes said. */
export const noteDigest = z.object({
  outcomeName: z.string().nullable(),
  openSkills: z.array(z.string()),
  lastNotes: z.array(z.object({ _id: id, title: z.string(), startTime: instant, notes: z.string() })),
});
export type NoteDigest = z.infer<typeof noteDigest>;

/** The panels beside a note: also before there is one. */
const around = {
  memberObject: child.nullable(),
  primaryOutcome: outcome.nullable(),
  skills: z.array(workedOn),
  summary: noteDigest.optional(),
};
export const noteContext = z.object(around);
export type NoteContext = z.infer<typeof noteContext>;

export const noteDetails = activityNote.extend({
  ...around,
  currentOutcomeObject: outcome.nullable(),
  relatedTaskObjects: z.array(
    z.object({ _id: id, name: z.string(), isCompleted: z.boolean(), skill: reference, outcome: reference }),
  ),
  resourceObject: z
    .object({ _id: id, name: z.string(), file: z.string(), fileName: z.string().nullable(), isLink: z.boolean() })
    .nullable(),
  /** An address that plays a recording of ours for a while. */
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

/** The owner's unfinished notes about a child, as the list shows them. `key` opens the draft itself. */
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

const contact = taskPerson.extend({ email: z.string() });

/** The people around a child: the cards of the member overview. */
export const noteOverview = z.object({
  member: child,
  primaryCoach: contact.nullable(),
  customerSuccessManager: contact
    .extend({ phoneCountryCode: z.string().nullable(), phoneNumber: z.string().nullable() })
    .nullable(),
});
export type NoteOverview = z.infer<typeof noteOverview>;

/** A list says where its page begins, and which entries are today's for the viewer. */
export const noteListReply = z.object({
  status: z.literal(true),
  data: z.array(noteSummary),
  count: z.number(),
  skip: z.number(),
  today: z.object({ from: instant, to: instant }),
  message: z.string().optional(),
});
