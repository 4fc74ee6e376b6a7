import type { UserPost } from '@amberway/contract/posts/schemas';
import { POST_CELL_MAX } from '@amberway/contract/posts/texts';

export const postWords = {
  search: 'Search posts',
  answer: 'Save answer',
  newResponse: 'Write another response',
  response: 'Response',
  noResponse: 'No response yet',
  unanswered: 'Unanswered',
  deleted: 'Deleted',
  empty: 'Posts that families write in the app appear here to be answered.',
  postOf: (name: string) => `post of ${name}`,
} as const;

export const personName = ({ user }: Pick<UserPost, 'user'>): string => `${user.firstName} ${user.lastName}`.trim();

/** Cells of the table are cut; the drawer has the whole text. */
export const cut = (text: string): string =>
  text.length > POST_CELL_MAX ? `${text.slice(0, POST_CELL_MAX).trimEnd()}…` : text;

/** The response that stands for the post: the newest that is not deleted. */
export const mainResponse = ({ responses }: Pick<UserPost, 'responses'>) =>
  responses
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .at(0);
