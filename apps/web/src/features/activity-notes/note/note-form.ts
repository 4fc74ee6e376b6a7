import { z } from 'zod';
import { type CreateNoteBody, type ResourceAction, updateNoteBody } from '@amberway/contract/activity-notes/body';
import { type NoteRecord, noteProblems, submitProblems } from '@amberway/contract/activity-notes/rules';
import { isLateCancellation, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { allMissing } from '@amberway/contract/activity-notes/texts';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { asIssues } from '../../../ui/form/rules-as-issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';
import type { NoteValues } from './note-values.ts';

/** The record before the change, as far as the rules need it. */
export type StoredNote = { status: NoteStatus; about: string };

const recordOf = (values: NoteValues): NoteRecord => ({
  member: values.member,
  about: values.about,
  title: values.title,
  type: values.type ?? undefined,
  status: values.status,
  startTime: values.startTime ?? undefined,
  endTime: values.endTime ?? undefined,
  hasResource: values.attachment !== null || values.resource !== null,
});

/** Form field names for the rules' names where they differ. */
const FIELDS: Readonly<Record<string, string>> = { uploadedResource: 'attachment' };
const named = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, text]) => [FIELDS[field] ?? field, text]));

/** Shown beside the field errors: everything that is missing, in the specified order. */
export const missingIn = (values: NoteValues, prefix: string, stored?: StoredNote): string | undefined =>
  allMissing(submitProblems(recordOf(values), prefix, stored).map(({ submit }) => submit));

/** The raw form fields; the request body is built from them when they are valid. */
const shape = z.looseObject({ meetLink: updateNoteBody.shape.meetLink });

export const noteSchema = (prefix: string, stored?: StoredNote) =>
  withRules(
    shape as unknown as z.ZodType<NoteValues>,
    (values) => asIssues(named(noteProblems(recordOf(values as NoteValues), prefix, stored))),
    updateNoteBody,
  );

type Attached = Pick<
  CreateNoteBody,
  'resourceAttachment' | 'resourceAttachmentName' | 'resourceAction' | 'uploadedResource'
>;

/** The change to the file or the resource, compared with the previous values. */
export const attachmentPart = (values: NoteValues, before: Partial<NoteValues>): Attached => {
  const { attachment, resource } = values;
  const had = before.attachment ?? null;
  const linked = before.resource ?? null;
  if (attachment && attachment.address !== had?.address) {
    const resourceAction: ResourceAction = had ? 'editResource' : 'newResource';
    return { resourceAttachment: attachment.address, resourceAttachmentName: attachment.name, resourceAction };
  }
  if (resource && resource._id !== linked?._id) return { uploadedResource: resource._id };
  if (had && !attachment) return { resourceAction: 'deleteResource' };
  return linked && !resource ? { uploadedResource: null } : {};
};

/** The request body. It holds every field: sending unchanged fields of a stored note does no harm. */
export const noteBody = (values: NoteValues, before: Partial<NoteValues>, prefix: string, wins: readonly string[]) => ({
  title: withTitlePrefix(values.title, prefix),
  status: values.status,
  type: values.type ?? '',
  about: values.about,
  skillsForHome: values.skillsForHome,
  // The form edits the first win only; the others are sent unchanged.
  topWins: values.topWins || wins.length > 1 ? [values.topWins, ...wins.slice(1)] : [],
  challenges: values.challenges,
  internalNotes: values.internalNotes,
  rateSession: values.rateSession,
  clientEngagement: values.clientEngagement,
  recordingLink: values.recordingLink.trim(),
  sessionRecorded: values.sessionRecorded,
  startTime: values.startTime ?? '',
  endTime: values.endTime ?? '',
  meetLink: values.meetLink.trim(),
  currentOutcome: values.currentOutcome,
  relatedTasks: values.relatedTasks,
  endtimeCancellation: isLateCancellation(values.status),
  ...attachmentPart(values, before),
});
