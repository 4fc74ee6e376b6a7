import { z } from 'zod';
import { id, requiredText, text, version } from '../kernel/fields.ts';
import { outcomeTexts } from '../outcomes/texts.ts';
import { NOTE_CHARACTERS, RATING_MAX, RELATED_TASKS } from './limits.ts';
import { NOTE_STATUSES } from './status.ts';
import { scheduleTexts, noteTexts } from './texts.ts';

const RICH = 100_000;
const TITLE = 300;

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const moment = (message: string) =>
  z.iso
    .datetime({ offset: true, error: message })
    .refine((at) => Date.parse(at) >= EARLIEST && Date.parse(at) < LATEST, message);

/** A clickable https URL; empty means none. */
const link = text(2_000)
  .trim()
  .refine((value) => value === '' || /^https:\/\/[^\s/]+/i.test(value), noteTexts.onlyHttps);

const rating = z.int().min(1).max(RATING_MAX).nullable();

export const RESOURCE_ACTIONS = ['newResource', 'editResource', 'deleteResource'] as const;
export type ResourceAction = (typeof RESOURCE_ACTIONS)[number];

const fields = {
  title: requiredText(noteTexts.inputTitle, TITLE),
  status: z.enum(NOTE_STATUSES, noteTexts.selectStatus),
  /** A value of the lookup list `sessionType`. */
  type: requiredText(noteTexts.noType, 120),
  about: text(RICH, noteTexts.noDescription),
  skillsForHome: text(RICH),
  topWins: z.array(text(RICH)).max(20),
  challenges: text(20_000),
  internalNotes: text(20_000),
  rateSession: rating,
  clientEngagement: rating,
  /** The URL of an uploaded file or of a web page. Empty means none. */
  recordingLink: text(2_000).trim(),
  sessionRecorded: z.boolean(),
  startTime: moment(noteTexts.selectStart),
  endTime: moment(noteTexts.selectEnd),
  meetLink: link,
  currentOutcome: z.uuid(outcomeTexts.enterOutcome).nullable(),
  relatedTasks: z.array(id).max(RELATED_TASKS),
  /** Id of a library resource. */
  uploadedResource: id.nullable(),
  /** The URL returned by an upload (purpose 'session'); resourceAction says what to do with it. */
  resourceAttachment: text(2_000),
  resourceAttachmentName: text(200),
  resourceAction: z.enum(RESOURCE_ACTIONS),
  /** Derived from the status; a contradicting value is rejected. */
  endtimeCancellation: z.boolean(),
  isDraft: z.literal(false),
};

type Texts = Partial<Record<'about' | 'skillsForHome' | 'challenges' | 'internalNotes', string>> & {
  topWins?: string[];
};

/** Limits the combined length of all texts, because they are stored and audited in one write. */
const fitsTogether = ({ about, skillsForHome, challenges, internalNotes, topWins = [] }: Texts): boolean =>
  [about, skillsForHome, challenges, internalNotes, ...topWins].reduce((sum, one) => sum + (one?.length ?? 0), 0) <=
  NOTE_CHARACTERS;
const TOO_LONG = { message: noteTexts.tooLong, path: ['about'] };

/** Required fields are checked in rules.ts, over the whole new note. */
export const createNoteBody = z
  .strictObject({ member: z.uuid(noteTexts.selectChild), ...z.object(fields).partial().shape })
  .refine(fitsTogether, TOO_LONG);
export type CreateNoteBody = z.infer<typeof createNoteBody>;

/** Partial; the rules run on the merged record. `member` may repeat the child, or set it on an unassigned session. */
export const updateNoteBody = z
  .strictObject({
    ...z.object(fields).partial().shape,
    member: z.uuid(noteTexts.selectChild).optional(),
    version: version.optional(),
  })
  .refine(fitsTogether, TOO_LONG);
export type UpdateNoteBody = z.infer<typeof updateNoteBody>;

export const usefulnessBody = z.strictObject({
  clientFindSkillUseful: z.boolean(noteTexts.sayWhetherUseful).nullable(),
});

export const scheduleBody = z.strictObject({
  member: z.uuid(noteTexts.selectChild),
  type: requiredText(noteTexts.noType, 120),
  /** Derived from the type when left out. */
  title: text(TITLE).optional(),
  startTime: moment(scheduleTexts.inThePast),
  /** Defaults to the usual length of the type. */
  endTime: moment(noteTexts.selectEnd).optional(),
  meetLink: link.optional(),
});
export type ScheduleBody = z.infer<typeof scheduleBody>;

/** Partial. A new start without an end keeps the duration. */
export const moveBody = z.strictObject({
  startTime: moment(scheduleTexts.inThePast).optional(),
  endTime: moment(noteTexts.selectEnd).optional(),
  meetLink: link.optional(),
  title: text(TITLE).optional(),
  version: version.optional(),
});
export type MoveBody = z.infer<typeof moveBody>;

export const cancelBody = z.strictObject({ version: version.optional() });
