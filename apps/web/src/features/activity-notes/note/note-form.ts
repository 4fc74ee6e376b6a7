import { z } from 'zod';
import { type CreateNoteBody, type ResourceAction, updateNoteBody } from '@amberway/contract/activity-notes/body';
import { type NoteRecord, noteProblems, submitProblems } from '@amberway/contract/activity-notes/rules';
import { isLateCancellation, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { allMissing } from '@amberway/contract/activity-notes/texts';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { asIssues } from '../../../ui/form/rules-as-issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';
import type { NoteValues } from './note-values.ts';

/** The record before the change, as far as the rules ask for it. */
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

/** The rules' names where the form's differ. */
const FIELDS: Readonly<Record<string, string>> = { uploadedResource: 'attachment' };
const named = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, text]) => [FIELDS[field] ?? field, text]));

/** Said beside the messages of the fields: all that is missing, in the specified order. */
export const missingIn = (values: NoteValues, prefix: string, stored?: StoredNote): string | undefined =>
  allMissing(submitProblems(recordOf(values), prefix, stored).map(({ submit }) => submit));

/** The fields as they are; what is sent is made of them when the rules are content. */
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

/** What is to be done with the file or the resource, told by what was there before. */
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

/** What is sent: everything for a new note, what was changed of a stored one is the same without harm. */
export const noteBody = (values: NoteValues, before: Partial<NoteValues>, prefix: string, wins: readonly string[]) => ({
  title: withTitlePrefix(values.title, prefix),
  status: values.status,
  type: values.type ?? '',
  about: values.about,
  skillsForHome: values.skillsForHome,
  // Of the wins the first one is written here; others stay as they are.
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
