import type { LearningKind, LearningState } from './kinds.ts';

// Texts of the library used by the server too, or by several screens.
export const learningTexts = {
  sayWhetherFavourite: 'Please say whether it is a favorite.',
  sayWhat: 'Please send how far you are.',
  joinWorkshop: 'Join workshop',
  markDone: { video: 'Mark as watched', short: 'Mark as watched', workshop: 'Mark as watched', blog: 'Mark as read' },
  markUndone: { video: 'Start again', short: 'Start again', workshop: 'Start again', blog: 'Mark as unread' },
  done: { course: 'Finished', video: 'Watched', short: 'Watched', workshop: 'Watched', blog: 'Read' },
} as const;

export const KIND_NAMES: Readonly<Record<LearningKind, readonly [one: string, many: string]>> = {
  course: ['Course', 'Courses'],
  video: ['Video', 'Videos'],
  short: ['Short', 'Shorts'],
  blog: ['Blog', 'Blogs'],
  workshop: ['Workshop', 'Workshops'],
};

export const STATE_NAMES: Readonly<Record<LearningState, string>> = {
  new: 'Not started',
  started: 'Started',
  done: 'Finished',
};
