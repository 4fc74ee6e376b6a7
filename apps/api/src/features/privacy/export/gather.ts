import { z } from 'zod';
import { getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { getFactors } from '@amberway/contract/auth/factor-endpoints';
import { listDevices } from '@amberway/contract/auth/endpoints';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import { listDiary } from '@amberway/contract/diary/endpoints';
import { listGasScales } from '@amberway/contract/gas/endpoints';
import { listFavourites } from '@amberway/contract/favourites/endpoints';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { listClientMessages } from '@amberway/contract/messages/endpoints';
import { listNotifications } from '@amberway/contract/notifications/endpoints';
import { getSubmission, listForms } from '@amberway/contract/onboarding-forms/endpoints';
import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { listPosts } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { getPracticeSummary, listPractice, listPracticePasses } from '@amberway/contract/practice/endpoints';
import { listAccess } from '@amberway/contract/privacy/endpoints';
import { listSharedResources } from '@amberway/contract/resources/endpoints';
import { listIdeas, listNotes } from '@amberway/contract/activity-notes/endpoints';
import { type NoteDetails, noteDetails } from '@amberway/contract/activity-notes/schemas';
import { listSessionRequests } from '@amberway/contract/session-requests/endpoints';
import { getGeneralisation, getSkillGraph, listChecks } from '@amberway/contract/skills/graph/endpoints';
import { listSharedVideos } from '@amberway/contract/shared-videos/endpoints';
import { listSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { type Task, task } from '@amberway/contract/tasks/schemas';
import { getUser } from '@amberway/contract/users/endpoints';
import { principalReach } from '../../../kernel/identity/principal.ts';
import { loadNotes } from '../../activity-notes/public.ts';
import { loadTasks } from '../../tasks/public.ts';
import type { Caller } from './ask.ts';
import type { Lists } from './lists.ts';

type Listed = { _id: string };
const idsOf = (rows: readonly Listed[]) => rows.map(({ _id }) => _id);

/** The same as the endpoint for a single note returns, without a call for each. */
const gatherNotes = async ({ principal, services }: Caller, notes: readonly Listed[]): Promise<NoteDetails[]> => {
  const reach = principalReach(principal, 'sessions', 'read');
  return z.array(noteDetails).parse(await loadNotes(services, principal, reach, idsOf(notes)));
};
const gatherTasks = async ({ principal }: Caller, listed: readonly Listed[]): Promise<Task[]> => {
  const reach = principalReach(principal, 'tasks', 'read');
  return z.array(task).parse(await loadTasks(principal, reach, idsOf(listed)));
};

/** The graph of each practised skill, with its criterion, phases and the events that the family sees. */
const gatherGraphs = async ({ callRoute }: Caller, memberId: string) => {
  const { data } = await callRoute(getGeneralisation, { params: { id: memberId } });
  const graphs = [];
  for (const { skill } of data.skills) graphs.push((await callRoute(getSkillGraph, { params: { id: skill } })).data);
  return { map: data, graphs };
};

const gatherChild = async (
  caller: Caller,
  customerId: string,
  member: { _id: string; firstName: string; lastName: string },
  lists: Lists,
) => {
  const { callAllPages } = caller;
  const query = { member: member._id };
  const notes = await gatherNotes(caller, await callAllPages(listNotes, { query }));
  const programme = await callAllPages(listOutcomes, { query });
  const tasks = await gatherTasks(
    caller,
    programme.flatMap(({ skills }) => skills.flatMap((skill) => skill.tasks)),
  );
  return {
    child: member,
    assessment: (await caller.callRoute(getAssessmentResult, { params: { userId: customerId }, query })).data,
    programme,
    tasks,
    notes,
    ideasForHome: await callAllPages(listIdeas, { params: { id: member._id } }),
    diary: await callAllPages(listDiary, { params: { memberId: member._id } }),
    practice: lists.later(caller.callPagesAfter(listPractice, { query })),
    practicePlans: (await caller.callRoute(getPracticeSummary, { query })).data.skills.flatMap(
      ({ plan }) => plan ?? [],
    ),
    goalScales: (await caller.callRoute(listGasScales, { query })).data,
    skillGraphs: await gatherGraphs(caller, member._id),
    skillChecks: (await caller.callRoute(listChecks, { query })).data,
    sessionRequests: await callAllPages(listSessionRequests, { query }),
    resources: await callAllPages(listSharedResources, { params: { id: member._id } }),
    videos: await callAllPages(listSharedVideos, { params: { memberId: member._id } }),
  };
};
export type ChildRecord = Awaited<ReturnType<typeof gatherChild>>;

const gatherForms = async ({ callRoute }: Caller, customerId: string) => {
  const { data } = await callRoute(listForms, { params: { userId: customerId } });
  const submitted = [];
  for (const { type, member, state } of data.forms) {
    if (state !== 'submitted') continue;
    const query = member ? { member: member._id } : {};
    submitted.push((await callRoute(getSubmission, { params: { type }, query })).data);
  }
  return submitted;
};

const gatherPosts = async ({ callRoute }: Caller) => {
  const posts: UserPost[] = [];
  for (;;) {
    const { data } = await callRoute(listPosts, { query: { limit: MAX_PAGE_SIZE, skip: posts.length } });
    posts.push(...data.docs);
    if (data.docs.length === 0 || posts.length >= data.totalCount) return posts;
  }
};

/** What the family has set up to sign in with: names and days, no keys. */
const gatherFactors = async ({ callRoute }: Caller) => {
  const { passkeys, totp, recoveryCodes } = (await callRoute(getFactors, {})).data;
  return { passkeys, totp, recoveryCodes };
};

/** Everything a family's own screens show about it. */
export const gatherRecord = async (caller: Caller, customerId: string, lists: Lists) => {
  const { callRoute, callAllPages } = caller;
  const account = (await callRoute(getUser, { params: { id: customerId } })).data;
  const children: ChildRecord[] = [];
  for (const member of account.members) children.push(await gatherChild(caller, customerId, member, lists));
  return {
    account,
    children,
    supportNetwork: (await callRoute(listSupportContacts, { params: { uid: customerId } })).data,
    forms: await gatherForms(caller, customerId),
    assessment: (await callRoute(getAssessmentResult, { params: { userId: customerId } })).data,
    files: await callAllPages(listClientFiles, { params: { clientId: customerId } }),
    messages: await callAllPages(listClientMessages, { query: { client: customerId } }),
    posts: await gatherPosts(caller),
    favourites: await callAllPages(listFavourites, {}),
    notifications: await callAllPages(listNotifications, { params: { id: customerId } }),
    signInFactors: await gatherFactors(caller),
    devices: (await callRoute(listDevices, {})).data,
    practiceDevices: (await callRoute(listPracticePasses, {})).data,
    access: await callAllPages(listAccess, { params: { customerId } }),
  };
};
export type FamilyRecord = Awaited<ReturnType<typeof gatherRecord>>;
