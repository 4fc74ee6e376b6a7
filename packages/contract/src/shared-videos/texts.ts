/** The shared-video table shows this many at a time. */
export const SHARED_VIDEOS_PAGE = 5;

// Words about videos shared with a child; for shared resources the specification gives the pattern.
export const sharedVideoTexts = {
  selectVideo: 'Please select a video!',
  shared: 'Video shared successfully!',
  unshared: 'Video unshared successfully!',
} as const;
