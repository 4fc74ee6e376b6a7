import { activityNotesWire } from '@amberway/contract/activity-notes/wire';
import { decodeStored } from '@amberway/contract/kernel/wire';
import { draftHasContent } from '@amberway/contract/activity-notes/drafts';
import { isLateCancellation, NOTE_STATUSES } from '@amberway/contract/activity-notes/status';
import { z } from 'zod';
import type { Stored } from '../../../ui/form/record-form.ts';
import type { NoteValues } from './note-values.ts';

// What an unfinished note is kept as. Lists read title, type, about and the times of it, so the wire's names are used.

export type NoteDraft = Omit<NoteValues, 'topWins'> & {
  topWins: string[];
  endtimeCancellation: boolean;
  isDraft: true;
  isDeleted: false;
  /** Which version of a stored note it was written on: an older one must not overwrite what came since. */
  baseVersion: number | null;
  textId: string;
};

export const draftOf = (values: NoteValues, baseVersion: number | undefined, textId: string): NoteDraft => ({
  ...values,
  topWins: values.topWins ? [values.topWins] : [],
  endtimeCancellation: isLateCancellation(values.status),
  isDraft: true,
  isDeleted: false,
  baseVersion: baseVersion ?? null,
  textId,
});

/** Only what somebody wrote is worth keeping. */
export const hasContent = (draft: NoteDraft): boolean =>
  draftHasContent({ ...draft, title: draft.title, recordingLink: draft.recordingLink });

const text = z.string().catch('').optional();
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const rating = maybe(z.number());

// Drafts outlive releases: whatever is no longer understood is left out, and the rest comes back.
const stored = z.object({
  member: maybe(z.string()),
  title: text,
  status: z.enum(NOTE_STATUSES).optional().catch(undefined),
  type: maybe(z.string()),
  about: text,
  skillsForHome: text,
  topWins: z.array(z.string()).catch([]).optional(),
  challenges: text,
  internalNotes: text,
  rateSession: rating,
  clientEngagement: rating,
  recordingLink: text,
  sessionRecorded: z.boolean().catch(false).optional(),
  startTime: maybe(z.iso.datetime({ offset: true })),
  endTime: maybe(z.iso.datetime({ offset: true })),
  meetLink: text,
  currentOutcome: maybe(z.string()),
  relatedTasks: z.array(z.string()).catch([]).optional(),
  attachment: maybe(z.object({ address: z.string(), name: z.string() })),
  resource: maybe(z.object({ _id: z.string(), name: z.string() })),
  baseVersion: maybe(z.number()),
  textId: maybe(z.string()),
});

/** What was kept, over the version it was written on. */
export type Restored = Stored<NoteValues> & { textId?: string | undefined };

/** A kept text as the form understands it. */
export const readDraft = (value: unknown): Restored => {
  const found = stored.safeParse(decodeStored(activityNotesWire, value));
  if (!found.success) return { values: {} };
  const { baseVersion, textId, topWins, ...rest } = found.data;
  const known = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined));
  return {
    values: { ...known, ...(topWins && { topWins: topWins[0] ?? '' }) },
    version: baseVersion ?? undefined,
    textId: textId ?? undefined,
  };
};
