import { getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { sessionCalendarFile } from '@amberway/contract/calendar/endpoints';
import { downloadClientFile, listClientFiles, viewClientFile } from '@amberway/contract/client-files/endpoints';
import { getLoggedMail } from '@amberway/contract/client-mail/endpoints';
import { listComments } from '@amberway/contract/comments/endpoints';
import { getHome, getInsights, getProgress, getWeeklyResources } from '@amberway/contract/dashboards/endpoints';
import { listDiary } from '@amberway/contract/diary/endpoints';
import { HOUR } from '@amberway/contract/kernel/limits';
import { getMember, listMembers } from '@amberway/contract/members/endpoints';
import { listClientMessages } from '@amberway/contract/messages/endpoints';
import { getSubmission, listForms } from '@amberway/contract/onboarding-forms/endpoints';
import { getOutcome, getOutcomeDetails, listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { getPost } from '@amberway/contract/posts/endpoints';
import type { RecordArea } from '@amberway/contract/privacy/areas';
import { getResource, listFamilyResources, listSharedResources } from '@amberway/contract/resources/endpoints';
import {
  getSession,
  getSessionContext,
  getSessionDetails,
  getSessionOverview,
  listIdeas,
  listSessions,
  signRecording,
} from '@amberway/contract/sessions/endpoints';
import { listSharedVideos } from '@amberway/contract/shared-videos/endpoints';
import { getSkill, getSkillDetails, listSkills } from '@amberway/contract/skills/endpoints';
import { listSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { getTask, getTaskDetails, listTasks } from '@amberway/contract/tasks/endpoints';
import { parseFileAddress } from '@amberway/contract/uploads/address';
import { readFile, readStatic } from '@amberway/contract/uploads/endpoints';
import { getUser } from '@amberway/contract/users/endpoints';
import type { AfterAnswer } from '../../kernel/http/register.ts';
import { insertRead, type Whose } from './queries.ts';

// What counts as reading a family's record, and how the call says whose. Lists over many families show names and
// counts; they are no reading of one record.

type Asked = { params: Record<string, unknown>; query: Record<string, unknown>; data: unknown };
type Rule = { area: RecordArea; whose: (asked: Asked) => Whose | undefined };

const isText = (value: unknown): value is string => typeof value === 'string';
const idIn = (value: unknown): string | undefined => {
  if (isText(value)) return value;
  const { _id } = (value ?? {}) as { _id?: unknown };
  return isText(_id) ? _id : undefined;
};
const belonging =
  (of: Whose['of']) =>
  (value: unknown): Whose | undefined => {
    const id = idIn(value);
    return id ? { of, id } : undefined;
  };
const child = belonging('member');
const family = belonging('customer');
const note = belonging('session');
const file = belonging('file');
const document = belonging('document');
const resource = belonging('resource');
const field = (data: unknown, name: string) => ((data ?? {}) as Record<string, unknown>)[name];

const childOfParam =
  (name: string) =>
  ({ params }: Asked) =>
    child(params[name]);
const familyOfParam =
  (name: string) =>
  ({ params }: Asked) =>
    family(params[name]);
const childOfRecord = ({ data }: Asked) => child(field(data, 'member'));
const childOfQuery = ({ query }: Asked) => child(query['member']);
/** Lists are of one child, whatever they were asked by. */
const childOfRows = ({ query, data }: Asked) =>
  child(query['member']) ?? child(field(Array.isArray(data) ? data[0] : undefined, 'member'));

/** The children of one parent; none means that there was nothing to read. */
const childrenOfFamily = ({ query, data }: Asked) =>
  Array.isArray(data) && data.length > 0 ? family(query['parent']) : undefined;

const recordingIn = ({ data }: Asked) => {
  const url = field(data, 'url');
  return file(isText(url) ? parseFileAddress(url)?.id : undefined);
};
/** Pictures, films and sounds are fetched by the page that shows them, opened or not; a file of words is opened. */
const openedFile = ({ params, query }: Asked) => (query['size'] ? undefined : document(params['id']));
const UUID_LENGTH = 36;
/** What is saved has been chosen; its name begins with the id of the file. */
const savedFile = ({ params: { fileName } }: Asked) =>
  file(isText(fileName) ? fileName.slice(0, UUID_LENGTH) : undefined);

type Reading = Rule & { calls: readonly { id: string }[] };

const READINGS: readonly Reading[] = [
  { calls: [getMember], area: 'profile', whose: childOfParam('id') },
  { calls: [listMembers], area: 'profile', whose: childrenOfFamily },
  { calls: [getUser], area: 'profile', whose: familyOfParam('id') },
  { calls: [listSupportContacts], area: 'profile', whose: familyOfParam('uid') },
  { calls: [getSessionOverview], area: 'profile', whose: childOfParam('memberId') },
  { calls: [listOutcomes, listSkills, listTasks], area: 'programme', whose: childOfRows },
  {
    calls: [getOutcome, getOutcomeDetails, getSkill, getSkillDetails, getTask, getTaskDetails],
    area: 'programme',
    whose: childOfRecord,
  },
  {
    calls: [listSessions],
    area: 'notes',
    whose: (asked) => childOfQuery(asked) ?? family(asked.query['customer']),
  },
  { calls: [getSession, getSessionDetails], area: 'notes', whose: childOfRecord },
  { calls: [getSessionContext], area: 'notes', whose: childOfParam('memberId') },
  { calls: [listIdeas], area: 'notes', whose: childOfParam('id') },
  { calls: [sessionCalendarFile], area: 'notes', whose: ({ params }) => note(params['id']) },
  { calls: [signRecording], area: 'notes', whose: recordingIn },
  { calls: [listClientFiles, downloadClientFile, viewClientFile], area: 'files', whose: familyOfParam('clientId') },
  { calls: [readFile], area: 'files', whose: openedFile },
  { calls: [readStatic], area: 'files', whose: savedFile },
  { calls: [listSharedResources], area: 'resources', whose: childOfParam('id') },
  { calls: [getResource], area: 'resources', whose: ({ params }) => resource(params['id']) },
  { calls: [listComments], area: 'resources', whose: ({ params }) => resource(params['contentId']) },
  { calls: [listFamilyResources], area: 'resources', whose: familyOfParam('userId') },
  { calls: [listSharedVideos], area: 'resources', whose: childOfParam('memberId') },
  { calls: [listClientMessages], area: 'messages', whose: ({ query }) => family(query['client']) },
  { calls: [getLoggedMail], area: 'messages', whose: ({ data }) => family(field(data, 'receiver')) },
  { calls: [listDiary], area: 'diary', whose: childOfParam('memberId') },
  { calls: [listForms], area: 'forms', whose: familyOfParam('userId') },
  { calls: [getSubmission], area: 'forms', whose: ({ query }) => family(query['user']) },
  { calls: [getAssessmentResult], area: 'assessment', whose: familyOfParam('userId') },
  { calls: [getPost], area: 'posts', whose: ({ data }) => family(field(data, 'user')) },
  { calls: [getHome, getProgress, getInsights, getWeeklyResources], area: 'figures', whose: childOfQuery },
];

const RULES: ReadonlyMap<string, Rule> = new Map(
  READINGS.flatMap(({ calls, ...rule }) => calls.map(({ id }) => [id, rule] as const)),
);

export const READING_CALLS: readonly string[] = [...RULES.keys()];

const REMEMBERED = 20_000;

/**
 * Notes that a member of staff read a family's record: one line for each person, part and day, kept up to the hour.
 * What was noted in this hour is remembered, so that reading costs no writing.
 */
export const noteReads = (): AfterAnswer => {
  const noted = new Set<string>();
  let hour = 0;
  return async ({ id }, { principal, params, query }, answer) => {
    const rule = RULES.get(id);
    if (!rule || !principal || principal.actorRole === 'Customer') return;
    const data = field(answer, 'data');
    const whose = rule.whose({ params: params ?? {}, query: query ?? {}, data });
    if (!whose) return;
    const now = Math.floor(Date.now() / HOUR);
    if (now !== hour || noted.size >= REMEMBERED) noted.clear();
    hour = now;
    const key = [principal.actorId, rule.area, whose.of, whose.id].join('|');
    if (noted.has(key)) return;
    await insertRead(principal.actorId, rule.area, whose);
    noted.add(key);
  };
};
