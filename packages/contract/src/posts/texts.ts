// Texts of the posts screen, verbatim from the specification.
export const postTexts = {
  unanswered: 'Unanswered Posts',
  drawer: 'Post',
  answered: 'Answer for the post updated successfully!',
  tooLong: '2000 characters maximum!',
  bodyRequired: 'Please input your response!',
  postRequired: 'Please write your post!',
  written: 'Post sent successfully!',
  deleted: 'Post deleted successfully!',
  restored: 'Post restored successfully!',
  linkTitle: 'Please say what the link leads to.',
  deletedTakesNone: 'This post has been deleted and takes no answers any more.',
  linkNotFound: 'This link does not lead to published content.',
  nobodyToShareWith: 'This family has no child to share the resource with. Please refer to something else.',
} as const;

export const POST_MAX = 2_000;
/** Table cells are truncated at this length. */
export const POST_CELL_MAX = 200;
export const POST_PAGE_SIZE = 10;
