import { getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import { listDiary } from '@amberway/contract/diary/endpoints';
import { listFavourites } from '@amberway/contract/favourites/endpoints';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { listClientMessages } from '@amberway/contract/messages/endpoints';
import { listNotifications } from '@amberway/contract/notifications/endpoints';
import { getSubmission, listForms } from '@amberway/contract/onboarding-forms/endpoints';
import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { listPosts } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { listAccess } from '@amberway/contract/privacy/endpoints';
import { listSharedResources } from '@amberway/contract/resources/endpoints';
import { getSessionDetails, listIdeas, listSessions } from '@amberway/contract/sessions/endpoints';
import { listSharedVideos } from '@amberway/contract/shared-videos/endpoints';
import { listSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { getTask } from '@amberway/contract/tasks/endpoints';
import { getUser } from '@amberway/contract/users/endpoints';
import type { Asking } from './ask.ts';

const gatherChild = async ({ ask, askAll }: Asking, member: { _id: string; firstName: string; lastName: string }) => {
  const query = { member: member._id };
  const sessions = await askAll(listSessions, { query });
  const notes = [];
  for (const { _id } of sessions) notes.push((await ask(getSessionDetails, { params: { id: _id } })).data);
  const programme = await askAll(listOutcomes, { query });
  const tasks = [];
  for (const { _id } of programme.flatMap(({ milestones }) => milestones.flatMap((skill) => skill.tasks))) {
    tasks.push((await ask(getTask, { params: { id: _id } })).data);
  }
  return {
    child: member,
    programme,
    tasks,
    notes,
    ideasForHome: await askAll(listIdeas, { params: { id: member._id } }),
    diary: await askAll(listDiary, { params: { memberId: member._id } }),
    resources: await askAll(listSharedResources, { params: { id: member._id } }),
    videos: await askAll(listSharedVideos, { params: { memberId: member._id } }),
  };
};
export type ChildRecord = Awaited<ReturnType<typeof gatherChild>>;

const gatherForms = async ({ ask }: Asking, customerId: string) => {
  const { data } = await ask(listForms, { params: { userId: customerId } });
  const submitted = [];
  for (const { type, member, state } of data.forms) {
    if (state !== 'submitted') continue;
    const query = member ? { member: member._id } : {};
    submitted.push((await ask(getSubmission, { params: { type }, query })).data);
  }
  return submitted;
};

const gatherPosts = async ({ ask }: Asking) => {
  const posts: UserPost[] = [];
  for (;;) {
    const { data } = await ask(listPosts, { query: { limit: MAX_PAGE_SIZE, skip: posts.length } });
    posts.push(...data.docs);
    if (data.docs.length === 0 || posts.length >= data.totalCount) return posts;
  }
};

/** Everything a family's own screens show of it. */
export const gatherRecord = async (asking: Asking, customerId: string) => {
  const { ask, askAll } = asking;
  const account = (await ask(getUser, { params: { id: customerId } })).data;
  const children: ChildRecord[] = [];
  for (const member of account.members) children.push(await gatherChild(asking, member));
  return {
    account,
    children,
    supportNetwork: (await ask(listSupportContacts, { params: { uid: customerId } })).data,
    forms: await gatherForms(asking, customerId),
    assessment: (await ask(getAssessmentResult, { params: { userId: customerId } })).data,
    files: await askAll(listClientFiles, { params: { clientId: customerId } }),
    messages: await askAll(listClientMessages, { query: { client: customerId } }),
    posts: await gatherPosts(asking),
    favourites: await askAll(listFavourites, {}),
    notifications: await askAll(listNotifications, { params: { id: customerId } }),
    access: await askAll(listAccess, { params: { customerId } }),
  };
};
export type FamilyRecord = Awaited<ReturnType<typeof gatherRecord>>;
