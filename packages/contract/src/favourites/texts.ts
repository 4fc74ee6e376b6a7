// Texts of the favourite pages, verbatim where the specification gives them.
export const favouriteTexts = {
  added: 'Page added to favorites successfully!',
  updated: 'Favorites page updated successfully!',
  removed: 'Page removed from favorites successfully!',
  addFailed: 'Something went wrong!',
  inputName: 'Please input a name!',
  inAppOnly: 'Only pages of this app can be favorites.',
  taken: 'This page is already in your favorites.',
  tooMany: 'You have reached the most favorites. Please remove one first.',

  pageName: 'Page Name',
  updateAt: 'Update at',
} as const;

/** All favourites are listed on one page. */
export const MAX_FAVOURITES = 200;
