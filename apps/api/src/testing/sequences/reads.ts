import { CONTENT_NAMES } from '@amberway/contract/content/registry';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { DAY } from '@amberway/contract/kernel/limits';
import { FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { contentId } from '@amberway/fixtures/content/record';
import { ROUTES } from '../../routes.ts';
import type { Family, Kind } from './canaries.ts';
import { type State, teamIsLive } from './model.ts';
import type { FamilyIds } from './world.ts';

/** What a read is about: a family, or the caller. */
type About = { ids: FamilyIds; self: string };
export type Read = {
  endpoint: Endpoint;
  path: (about: About) => string;
  /** The canary the response must contain for viewers who may see it, while the record exists. */
  must?: Kind;
  unless?: (state: State, family: Family) => boolean;
};

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const range = () => `from=${inDays(-5)}&to=${inDays(5)}`;

type Path = Read['path'];
type Spec = Path | [Path, Kind] | [Path, Kind, NonNullable<Read['unless']>];

const skillIsGone = (state: State, family: Family) => !teamIsLive(state, family);
const isBinned = (state: State, family: Family) => state.binned.includes(family);

/** Requests by path. Lists without an id in the path are requested as they are unless listed here. */
const ABOUT_FAMILIES: Record<string, Spec[]> = {
  'user/all/:type': [() => 'user/all/customer?details=true&limit=200', () => 'user/all/customer?search=zqx'],
  'user/lean/:type': [() => 'user/lean/customer'],
  'user/:id': [[({ ids }) => `user/${ids.customer}`, 'address']],
  'user/:id/caseload': [({ self }) => `user/${self}/caseload`],
  'user/:id/allocation': [({ ids }) => `user/${ids.customer}/allocation`],
  'user/public/:role/:id': [({ ids }) => `user/public/customer/${ids.customer}`],
  'user/myClients': [() => 'user/myClients?limit=200', () => 'user/myClients?search=zqx'],
  member: [
    () => 'member?limit=200',
    ({ ids }) => `member?parent=${ids.customer}`,
    () => 'member?filter=Active&search=zqx',
  ],
  'member/:id': [
    [({ ids }) => `member/${ids.member}`, 'child'],
    [({ ids }) => `member/${ids.sibling}`, 'sibling'],
  ],
  'member/:id/avatar': [({ ids }) => `member/${ids.member}/avatar`],
  'supportContact/userContacts/:uid': [[({ ids }) => `supportContact/userContacts/${ids.customer}`, 'contact']],
  'forms/status/:userId': [({ ids }) => `forms/status/${ids.customer}`],
  'forms/:type/submission': [({ ids }) => `forms/child/submission?user=${ids.customer}&member=${ids.member}`],
  'video/shared/:memberId': [({ ids }) => `video/shared/${ids.member}`],
  userPost: [() => 'userPost?limit=200', () => 'userPost?search=zqx&includeDeleted=true'],
  'userPost/:id': [[({ ids }) => `userPost/${ids.post}`, 'post']],
  'diary/:memberId': [[({ ids }) => `diary/${ids.member}`, 'diary']],
  practice: [[({ ids }) => `practice?member=${ids.member}`, 'practice', skillIsGone]],
  'practice/summary': [[({ ids }) => `practice/summary?member=${ids.member}`, 'skill', skillIsGone]],
  'practice/checks': [({ ids }) => `practice/checks?member=${ids.member}`],
  'milestone/:id/graph': [[({ ids }) => `milestone/${ids.skill}/graph`, 'skill', skillIsGone]],
  'member/:id/generalisation': [[({ ids }) => `member/${ids.member}/generalisation`, 'skill', skillIsGone]],
  'practice/plan': [[({ ids }) => `practice/plan?member=${ids.member}`, 'child']],
  'files/:id/:name': [
    [({ ids }) => `files/${ids.file}/${ids.fileName}`, 'bytes', isBinned],
    [({ ids }) => `files/${ids.upload}/${ids.uploadName}`, 'upload'],
  ],
  resource: [() => 'resource?search=zqx', () => 'resource?limit=200'],
  'resource/uploadedResource': [() => 'resource/uploadedResource?search=zqx'],
  'resource/usersResources/:id': [
    [
      ({ ids }) => `resource/usersResources/${ids.member}`,
      'resource',
      (state, family) => !state.shared.includes(family),
    ],
  ],
  'resource/allUsersResources/:userId': [({ ids }) => `resource/allUsersResources/${ids.customer}`],
  'resource/relatedTasks/:id': [({ ids }) => `resource/relatedTasks/${ids.resource}?memberId=${ids.member}`],
  'resource/details/:id': [
    [({ ids }) => `resource/details/${ids.resource}`, 'resource'],
    [({ ids }) => `resource/details/${ids.attachment}`, 'attachment'],
  ],
  'comment/:contentId': [({ ids }) => `comment/${ids.resource}`, ({ ids }) => `comment/${ids.attachment}`],
  'clientFiles/:clientId': [
    [({ ids }) => `clientFiles/${ids.customer}`, 'file', isBinned],
    ({ ids }) => `clientFiles/${ids.customer}?deleted=true`,
    ({ ids }) => `clientFiles/${ids.customer}?search=zqx&member=${ids.member}`,
  ],
  'clientFiles/:clientId/usage': [({ ids }) => `clientFiles/${ids.customer}/usage`],
  'clientFiles/:clientId/:fileId/download': [
    [({ ids }) => `clientFiles/${ids.customer}/${ids.clientFile}/download`, 'bytes', isBinned],
  ],
  'clientFiles/:clientId/:fileId/view': [({ ids }) => `clientFiles/${ids.customer}/${ids.clientFile}/view`],
  'calendar/session/:id': [({ ids }) => `calendar/session/${ids.note}`, ({ ids }) => `calendar/session/${ids.meeting}`],
  gmails: [() => 'gmails?limit=200', () => 'gmails?search=zqx'],
  'gmails/:id': [[({ ids }) => `gmails/${ids.mail}`, 'mail']],
  'sendGmail/recipients': [
    () => 'sendGmail/recipients?search=zqx',
    ({ ids }) => `sendGmail/recipients?id=${ids.customer}`,
  ],
  goal: [
    [({ ids }) => `goal?member=${ids.member}`, 'outcome'],
    [({ ids }) => `goal?member=${ids.sibling}`, 'siblingskill'],
  ],
  'goal/search': [() => 'goal/search?query=zqx'],
  'goal/:id': [[({ ids }) => `goal/${ids.outcome}`, 'outcome']],
  'goal/details/:id': [[({ ids }) => `goal/details/${ids.outcome}`, 'outcome']],
  milestone: [({ ids }) => `milestone?member=${ids.member}`, ({ ids }) => `milestone?goal=${ids.outcome}`],
  'milestone/:id': [
    [({ ids }) => `milestone/${ids.skill}`, 'skill', skillIsGone],
    [({ ids }) => `milestone/${ids.siblingSkill}`, 'siblingskill'],
  ],
  'milestone/details/:id': [[({ ids }) => `milestone/details/${ids.skill}`, 'skill', skillIsGone]],
  task: [
    [({ ids }) => `task?member=${ids.member}`, 'task', skillIsGone],
    ({ ids }) => `task?milestone=${ids.skill}`,
    ({ ids }) => `task?assignee=${ids.customer}`,
    ({ self }) => `task?assignee=${self}`,
  ],
  'task/assignees/:memberId': [({ ids }) => `task/assignees/${ids.member}`],
  'task/:id': [[({ ids }) => `task/${ids.task}`, 'task', skillIsGone]],
  'task/details/:id': [[({ ids }) => `task/details/${ids.task}`, 'task', skillIsGone]],
  session: [
    [({ ids }) => `session?member=${ids.member}`, 'meeting'],
    ({ ids }) => `session?customer=${ids.customer}`,
    ({ ids }) => `session?customer=${ids.customer}&around=today`,
    ({ ids }) => `session?member=${ids.member}&when=upcoming`,
  ],
  'session/calendar': [() => `session/calendar?${range()}`],
  'session/context/:memberId': [({ ids }) => `session/context/${ids.member}`],
  'session/overview/:memberId': [[({ ids }) => `session/overview/${ids.member}`, 'child']],
  'path/:memberId': [({ ids }) => `path/${ids.member}`],
  'week/:memberId': [({ ids }) => `week/${ids.member}`],
  // For staff only: a family, which may see the child's name, has no such page.
  'childPage/:memberId': [({ ids }) => `childPage/${ids.member}`],
  'draft/:kind/:key': [({ ids }) => `draft/session/${ids.member}`],
  'session/drafts/:memberId': [({ ids }) => `session/drafts/${ids.member}`],
  'session/ideas/:id': [[({ ids }) => `session/ideas/${ids.member}`, 'idea']],
  'session/:id': [
    [({ ids }) => `session/${ids.note}`, 'note'],
    [({ ids }) => `session/${ids.pending}`, 'pending'],
  ],
  'session/details/:id': [[({ ids }) => `session/details/${ids.note}`, 'win']],
  'session/:id/read': [({ ids }) => `session/${ids.note}/read`],
  'session/signedUrl': [({ ids }) => `session/signedUrl?url=/api/files/${ids.file}/${ids.fileName}`],
  'notification/:id': [({ self }) => `notification/${self}?limit=200`, ({ ids }) => `notification/${ids.customer}`],
  'quicklink/:userId': [({ ids }) => `quicklink/${ids.customer}`],
  'socialAssessment/result/:userId': [({ ids }) => `socialAssessment/result/${ids.customer}`],
  favourite: [({ ids }) => `favourite?member=${ids.member}`],
  'dashboard/progress': [({ ids }) => `dashboard/progress?member=${ids.member}`],
  'dashboard/home': [({ ids }) => `dashboard/home?member=${ids.member}`],
  'dashboard/today': [({ ids }) => `dashboard/today?member=${ids.member}`],
  'dashboard/latestNote': [({ ids }) => `dashboard/latestNote?member=${ids.member}`],
  'dashboard/latestMessage': [({ ids }) => `dashboard/latestMessage?member=${ids.member}`],
  'dashboard/insights': [({ ids }) => `dashboard/insights?member=${ids.member}`],
  'dashboard/weeklyResources': [({ ids }) => `dashboard/weeklyResources?member=${ids.member}`],
  messageThread: [() => 'messageThread'],
  'messageThread/:personId': [({ ids }) => `messageThread/${ids.sender}`],
  gas: [[({ ids }) => `gas?member=${ids.member}`, 'goal']],
  'gas/score': [({ ids }) => `gas/score?member=${ids.member}`],
  sessionRequest: [() => 'sessionRequest?limit=200', [({ ids }) => `sessionRequest?member=${ids.member}`, 'wish']],
  clientMessage: [() => 'clientMessage?limit=200', ({ ids }) => `clientMessage?client=${ids.customer}`],
  'privacy/:customerId': [({ ids }) => `privacy/${ids.customer}`],
  'privacy/:customerId/access': [({ ids }) => `privacy/${ids.customer}/access`],
};

/** About one person's own work, or without personal data. */
const OTHERS: Record<string, Path> = {
  'member/clinicianMembersNumber/:id': ({ self }) => `member/clinicianMembersNumber/${self}`,
  'user/:id/access': ({ self }) => `user/${self}/access`,
  'kpi/:userId': ({ self }) => `kpi/${self}`,
  'clinicianKPI/current/:id': ({ self }) => `clinicianKPI/current/${self}`,
  'clinicianKPI/history/:userId/:kpiName': ({ self }) => `clinicianKPI/history/${self}/Revenue`,
  'clinicianKPI/trend/:kpiName': () => 'clinicianKPI/trend/Retention',
  'resource/:id/uses': ({ ids }) => `resource/${ids.resource}/uses`,
  'lookups/:id/uses': () => `lookups/${contentId('video', 6)}/uses`,
  'draft/:kind': () => 'draft/session',
  'content/bin/:id': () => `content/bin/${contentId('video', 6)}`,
  'learning/:kind/:id': () => `learning/video/${contentId('video', 6)}`,
  'learning/workshop/:id/calendar': () => `learning/workshop/${contentId('workshop', 1)}/calendar`,
  'socialAssessmentQuestion/:reference': () => `socialAssessmentQuestion/${FIRST_QUESTION}`,
  calSyncState: ({ self }) => `calSyncState?id=${self}`,
  gmailState: ({ self }) => `gmailState?id=${self}`,
  'privacy/unusualReading/:id/families': ({ ids }) => `privacy/unusualReading/${ids.note}/families`,
  lookups: () => 'lookups?types=tag',
};

/** Not a read, or tested separately: the zip is unpacked, feeds and links have a secret, events are intercepted. */
const LEFT_OUT = new Set([
  'favresource/:id',
  'milestone/start/:memberId',
  'controlCalWatch',
  'calendarOAuth',
  'gmailOAuth',
  'notification/stream',
  'privacy/:customerId/export',
  'calendar/feed/:secret',
  'user/resetPassword',
  'static/:fileName',
  'outbox/:id',
  'content/export',
]);

const isContent = ({ tag, path }: Endpoint) =>
  (CONTENT_NAMES as readonly string[]).includes(tag) && !ABOUT_FAMILIES[path];

const readOf = (endpoint: Endpoint, spec: Spec): Read => {
  const [path, must, unless] = typeof spec === 'function' ? [spec] : spec;
  return { endpoint, path, ...(must && { must }), ...(unless && { unless }) };
};

const readsOf = (endpoint: Endpoint): Read[] => {
  const { path } = endpoint;
  const known = ABOUT_FAMILIES[path] ?? (OTHERS[path] && [OTHERS[path]]);
  if (known) return known.map((spec) => readOf(endpoint, spec));
  return path.includes(':') ? [] : [{ endpoint, path: () => path }];
};

const GETS = ROUTES.map(({ endpoint }) => endpoint).filter(
  (endpoint) =>
    endpoint.method === 'GET' && endpoint.access !== 'public' && !LEFT_OUT.has(endpoint.path) && !isContent(endpoint),
);

/** Reads without a known request: a new endpoint must be added here. */
export const UNKNOWN = GETS.filter((endpoint) => readsOf(endpoint).length === 0).map(({ id }) => id);

const ALL = GETS.flatMap(readsOf);
/** Reads about families are requested most; the others contain no family data, which is checked as well. */
export const FAMILY_READS = ALL.filter(
  ({ endpoint }) => ABOUT_FAMILIES[endpoint.path] || endpoint.path.startsWith('dashboard'),
);
export const OTHER_READS = ALL.filter((read) => !FAMILY_READS.includes(read));
