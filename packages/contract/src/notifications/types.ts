// What people are told of. The server writes each with the change it tells of.

export const NOTIFICATION_TYPES = [
  'GOAL_ADDED',
  'GOAL_UPDATED',
  'MILESTONE_ADDED',
  'TASK_ADDED',
  'TASK_MARKED',
  'SESSION_ADDED',
  'RESOURCE',
  'TASK_OVERDUE',
  'FIRST_TIME_LOGIN',
  // Our own: the specification knows posts, but not how people hear of them.
  'POST_ADDED',
  'POST_ANSWERED',
  // For those who work with a family: somebody else has access for a day.
  'FAMILY_COVERED',
  // For administrators: what somebody of the staff did that needs a second pair of eyes.
  'COVER_STARTED',
  'UNUSUAL_READING',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Sent to every administrator, and shown to nobody else. */
export const ADMINISTRATOR_NOTIFICATION_TYPES = [
  'COVER_STARTED',
  'UNUSUAL_READING',
] as const satisfies readonly NotificationType[];
export type AdministratorNotificationType = (typeof ADMINISTRATOR_NOTIFICATION_TYPES)[number];

/** Those a client may report itself. */
export const CLIENT_NOTIFICATION_TYPES = [
  'GOAL_ADDED',
  'GOAL_UPDATED',
  'MILESTONE_ADDED',
  'TASK_ADDED',
  'TASK_MARKED',
  'SESSION_ADDED',
  'RESOURCE',
] as const satisfies readonly NotificationType[];
export type ClientNotificationType = (typeof CLIENT_NOTIFICATION_TYPES)[number];

/** The record each one is about, by the name of its field. */
export const NOTIFICATION_RECORD = {
  GOAL_ADDED: 'outcome',
  GOAL_UPDATED: 'outcome',
  MILESTONE_ADDED: 'skill',
  TASK_ADDED: 'task',
  TASK_MARKED: 'task',
  SESSION_ADDED: 'note',
  RESOURCE: 'resource',
  TASK_OVERDUE: 'task',
  FIRST_TIME_LOGIN: null,
  POST_ADDED: null,
  POST_ANSWERED: null,
  FAMILY_COVERED: null,
  COVER_STARTED: null,
  UNUSUAL_READING: null,
} as const satisfies Record<NotificationType, string | null>;
