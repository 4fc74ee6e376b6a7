import { activityNotesWire } from '@amberway/contract/activity-notes/wire';
import { decodeStored } from '@amberway/contract/kernel/wire';
import { draftHasContent } from '@amberway/contract/activity-notes/drafts';
import { isLateCancellation, NOTE_STATUSES } from '@amberway/contract/activity-notes/status';
import { z } from 'zod';
import type { Stored } from '../../../ui/form/record-form.ts';
import type { NoteValues } from './note-values.ts';

// The stored form of a draft. Lists read its title, type, about and times, so the wire names are used.

export type NoteDraft = Omit<NoteValues, 'topWins'> & {
  topWins: string[];
  endtimeCancellation: boolean;
  isDraft: true;
  isDeleted: false;
  /** The version of the stored note the draft is based on: it must not overwrite later changes. */
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

/** Only drafts with content are stored. */
export const hasContent = (draft: NoteDraft): boolean =>
  draftHasContent({ ...draft, title: draft.title, recordingLink: draft.recordingLink });

const text = z.string().catch('').optional();
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const rating = maybe(z.number());

// Drafts outlive releases: fields that no longer parse are left out, and the rest is restored.
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

/** The restored values with the version they are based on. */
export type Restored = Stored<NoteValues> & { textId?: string | undefined };

/** A stored draft as form values. */
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
