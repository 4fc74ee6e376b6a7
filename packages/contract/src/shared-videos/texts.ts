/** Page size of the shared-video table. */
export const SHARED_VIDEOS_PAGE = 5;

// Texts about videos shared with a child, worded like those the specification gives for shared resources.
export const sharedVideoTexts = {
  selectVideo: 'Please select a video!',
  shared: 'Video shared successfully!',
  unshared: 'Video unshared successfully!',
} as const;
