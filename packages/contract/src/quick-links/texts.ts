// Texts of the quick links, verbatim where the specification gives them.
export const quickLinkTexts = {
  httpOnly: 'Please enter a valid URL starting with http or https',

  inputTitle: 'Please enter a title',
  onlyCreator: 'Only the person who added this link can change it.',
  onlyAdministrators: 'Only administrators can show a link to everyone.',
  tooMany: 'You have reached the most quick links. Please remove one first.',
  added: 'Quick link added successfully!',
  updated: 'Quick link updated successfully!',
  removed: 'Quick link removed successfully!',

  add: 'Add quick link',
  title: 'Title',
  url: 'Link',
  isGlobal: 'Show to everyone',
  star: 'Star',
  empty: 'No quick links yet',
} as const;

/** Maximum number of links per person. */
export const MAX_QUICK_LINKS = 100;
