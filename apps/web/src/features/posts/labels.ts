import type { UserPost } from '@amberway/contract/posts/schemas';
import { POST_CELL_MAX } from '@amberway/contract/posts/texts';

export const postLabels = {
  search: 'Search posts',
  kind: 'Post',
  titleOf: (name: string) => `Post of ${name}`,
  publish: 'Publish answer',
  draft: 'Save draft',
  answer: 'Save answer',
  newResponse: 'Write another response',
  response: 'Response',
  referralHint: 'A resource the family does not have yet is shared with its children once the answer is Published.',
  noResponse: 'No response yet',
  unanswered: 'Unanswered',
  drafted: 'Answer drafted',
  deleted: 'Deleted',
  empty: 'Posts that families write in the app appear here to be answered.',
  allAnswered: 'Every post has its answer. New ones appear here by themselves.',
  showAll: 'Show all posts',
  deletedAnswers: (count: number) => `${count} deleted ${count === 1 ? 'answer' : 'answers'}`,
  deleteSeveral: (count: number) =>
    count === 1 ? 'Do you really want to delete this post?' : `Do you really want to delete these ${count} posts?`,
  deletedSeveral: (count: number) => {
    if (count === 0) return 'They were deleted already';
    return count === 1 ? '1 post deleted' : `${count} posts deleted`;
  },
  restored: (count: number) => (count === 1 ? '1 post restored' : `${count} posts restored`),
  postOf: (name: string) => `post of ${name}`,
} as const;

export const personName = ({ user }: Pick<UserPost, 'user'>): string => `${user.firstName} ${user.lastName}`.trim();

/** Table cells are cut; the drawer has the full text. */
export const cut = (text: string): string =>
  text.length > POST_CELL_MAX ? `${text.slice(0, POST_CELL_MAX).trimEnd()}…` : text;

/** Whether there is a draft response, which the family does not see yet. */
const isDrafted = ({ responses }: Pick<UserPost, 'responses'>): boolean =>
  responses.some(({ isDeleted, status }) => !isDeleted && status === 'Draft');

/** The status of an unanswered post, for staff. */
const waitingLabel = (post: UserPost): string => (isDrafted(post) ? postLabels.drafted : postLabels.unanswered);

/** The response that represents the post: the published one, else the newest that is not deleted. */
export const mainResponse = ({ responses }: Pick<UserPost, 'responses'>) => {
  const newestFirst = responses
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return newestFirst.find(({ status }) => status === 'Published') ?? newestFirst.at(0);
};

export const stateOf = (post: UserPost): string => {
  if (post.isDeleted) return postLabels.deleted;
  return post.unanswered ? waitingLabel(post) : (mainResponse(post)?.status ?? '');
};
