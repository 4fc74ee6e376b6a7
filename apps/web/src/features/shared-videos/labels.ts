// Labels of the shared videos that the specification leaves open.
export const sharedVideoLabels = {
  search: 'Search shared videos',
  share: 'Share videos',
  shareOne: 'Share',
  sharedMark: 'Shared',
  find: 'Search videos',
  unshare: 'Unshare',
  unshareChosen: 'Unshare selected',
  watch: 'Watch',
  title: 'Title',
  about: 'About',
  sharedBy: 'Shared by',
  sharedOn: 'Shared on',
  emptyStaff: 'Nothing is shared with this child yet. Share a video and the family finds it here.',
  emptyFamily: 'Videos appear here when your coach shares them with your child.',
  why: 'Videos are shared with a child: choose whose to see.',
} as const;
