import { isFamily } from '@amberway/contract/kernel/roles';
import { type Idea, type ActivityNote, type NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { minutesBetween } from '@amberway/contract/activity-notes/length';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { presentPerson } from '../../kernel/identity/person.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { IdeaRow } from './ideas.queries.ts';
import type { SummaryRow } from './list/queries.ts';
import type { NoteRow } from './queries.ts';

const presentChild = (child: { id: string; firstName: string; lastName: string } | null) =>
  child && { _id: child.id, firstName: child.firstName, lastName: child.lastName };

/** Families see only the time, people and link of an appointment. */
const isBareFor = (principal: Principal, status: NoteSummary['status']) => isFamily(principal) && isScheduled(status);

export const presentSummary =
  (principal: Principal) =>
  (row: SummaryRow): NoteSummary => ({
    _id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: row.title,
    status: row.status,
    type: row.type,
    member: presentChild(row.member),
    startTime: row.startTime,
    endTime: row.endTime,
    minutes: minutesBetween(row.startTime, row.endTime),
    notes: isBareFor(principal, row.status) ? '' : row.excerpt,
    meetLink: row.meetLink,
    endtimeCancellation: row.endtimeCancellation,
    createdBy: presentPerson(row.creator),
    read: row.read,
    isDraft: false,
    version: row.version,
  });

const NO_TEXTS = {
  about: '',
  skillsForHome: '',
  topWins: [],
  challenges: '',
  recordingLink: '',
  sessionRecorded: false,
  uploadedResource: null,
  resourceAttachment: null,
  resourceAttachmentName: null,
  currentOutcome: null,
  relatedTasks: [],
  clientFindSkillUseful: null,
};

const texts = (principal: Principal, { note, resource, relatedTasks }: NoteRow) => {
  const isThere = resource?.deletedAt === null && !(isFamily(principal) && resource.status === 'Reject');
  const attached = isThere ? resource : null;
  return {
    about: note.about,
    skillsForHome: note.skillsForHome,
    topWins: note.topWins,
    challenges: note.challenges,
    recordingLink: note.recordingLink,
    sessionRecorded: note.sessionRecorded,
    uploadedResource: attached && { _id: attached.id, name: attached.name },
    resourceAttachment: attached && note.resourceIsOwn ? attached.file : null,
    resourceAttachmentName: attached && note.resourceIsOwn ? attached.fileName : null,
    currentOutcome: note.currentOutcome,
    relatedTasks,
    clientFindSkillUseful: note.clientFindSkillUseful,
  };
};

/** The note as the viewer sees it: staff-only fields are absent from a family's response. */
export const presentNote = (principal: Principal, row: NoteRow): ActivityNote => {
  const { note, member, creator, updater, read, familyReadAt } = row;
  return {
    ...presentSummary(principal)({ ...note, member, creator, read }),
    ...(isBareFor(principal, note.status) ? NO_TEXTS : texts(principal, row)),
    isDeleted: note.deletedAt !== null,
    updatedBy: updater && presentPerson(updater),
    ...(!isFamily(principal) && {
      internalNotes: note.internalNotes,
      rateSession: note.rateSession,
      clientEngagement: note.clientEngagement,
      readByFamilyAt: familyReadAt,
    }),
  };
};

export const presentIdea = ({ creator, ...row }: IdeaRow): Idea => ({ ...row, createdBy: presentPerson(creator) });
