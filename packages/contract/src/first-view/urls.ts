import { listIdeas, listOwnNoteDrafts } from '../activity-notes/endpoints.ts';
import { listDiary, listMoods } from '../diary/endpoints.ts';
import { listFavourites } from '../favourites/endpoints.ts';
import { MAX_FAVOURITES } from '../favourites/texts.ts';
import type { EndpointSpec } from '../kernel/endpoint.ts';
import { MAX_PAGE_SIZE } from '../kernel/limits.ts';
import { type Params, type Query, toUrl } from '../kernel/request-url.ts';
import { isBusinessUser, isFamily, isStaff, type Role } from '../kernel/roles.ts';
import { encodeNames } from '../kernel/wire.ts';
import { getNews } from '../news/endpoints.ts';
import { getKpiTrend } from '../kpis/endpoints.ts';
import { listClientMessages } from '../messages/endpoints.ts';
import { MESSAGES_SHOWN } from '../messages/texts.ts';
import { listMyTasks } from '../my-tasks/endpoints.ts';
import { MAX_MY_TASKS } from '../my-tasks/texts.ts';
import { getPracticeSummary } from '../practice/endpoints.ts';
import { listQuickLinks } from '../quick-links/endpoints.ts';
import { listSessionRequests } from '../session-requests/endpoints.ts';
import { getPublicSettings } from '../settings/endpoints.ts';
import { getLatestMessage, getLatestNote, getToday, getWorkspace } from '../dashboards/endpoints.ts';
import { HOME_IDEAS } from '../dashboards/texts.ts';

// The reads of a home's first view. The server answers all of them in one response to `dashboard/firstView`, and the
// browser takes from it what the screen then requests: so these have to be the calls the screen makes, to the letter.

type Read = { endpoint: Pick<EndpointSpec, 'path' | 'wire'>; params?: Params; query?: Query };

const url = ({ endpoint, params, query }: Read) =>
  toUrl(endpoint, params, encodeNames(endpoint.wire, query) as Query | undefined);

const FAMILY_SHELL: readonly Read[] = [
  { endpoint: getPublicSettings },
  { endpoint: getNews },
  { endpoint: listFavourites, query: { limit: MAX_FAVOURITES } },
];

const moodOf = (member: string, day: string): readonly Read[] => [
  {
    endpoint: listDiary,
    params: { memberId: member },
    query: { from: day, to: day, skip: 0, limit: MAX_PAGE_SIZE },
  },
  { endpoint: listMoods },
];

const fromCoach = (role: Role, member: string): readonly Read[] => [
  { endpoint: getToday, query: { member } },
  { endpoint: getLatestNote, query: { member } },
  { endpoint: getLatestMessage, query: { member } },
  { endpoint: listIdeas, params: { id: member }, query: { skip: 0, limit: HOME_IDEAS } },
  // Staff in a family's view ask for no session.
  ...(isFamily({ role }) ? [{ endpoint: listSessionRequests, query: { member, limit: 1 } }] : []),
  { endpoint: getPracticeSummary, query: { member } },
];

const ofStaff = (role: Role, userId: string): readonly Read[] => [
  { endpoint: getPublicSettings },
  { endpoint: listFavourites, query: { limit: MAX_FAVOURITES } },
  { endpoint: getWorkspace },
  // Administrators answer no requests for a session and write no notes.
  ...(isBusinessUser({ role })
    ? [{ endpoint: listSessionRequests, query: { status: 'open' } }, { endpoint: listOwnNoteDrafts }]
    : []),
  { endpoint: listClientMessages, query: { skip: 0, limit: MESSAGES_SHOWN, unanswered: true } },
  { endpoint: listMyTasks, query: { limit: MAX_MY_TASKS } },
  { endpoint: listClientMessages, query: { skip: 0, limit: MESSAGES_SHOWN } },
  { endpoint: getKpiTrend, params: { kpiName: 'Utilization' } },
  { endpoint: getKpiTrend, params: { kpiName: 'Retention' } },
  { endpoint: listQuickLinks, params: { userId } },
];

type Home = {
  role: Role;
  userId: string;
  /** The child on the home, if it is about one. */
  member: string | undefined;
  /** Today for the viewer, as YYYY-MM-DD. */
  day: string;
  /** Subscribers have a home of their own, which shows nothing of a coach. */
  withoutCoach?: boolean;
};

/** URLs of the calls. A staff member's view of one child is not a first view: it is reached from the workspace. */
export const firstViewUrls = ({ role, userId, member, day, withoutCoach = false }: Home): string[] => {
  if (!isStaff({ role })) {
    const ofChild = member ? [...moodOf(member, day), ...(withoutCoach ? [] : fromCoach(role, member))] : [];
    return [...FAMILY_SHELL, ...ofChild].map(url);
  }
  return member ? [] : ofStaff(role, userId).map(url);
};
