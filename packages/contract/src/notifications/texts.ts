/** How much of an outcome's name a message holds. */
const NAME_PART = 20;

// Messages and words of the notifications, exactly as specified where the specification gives them.
export const notificationTexts = {
  outcomeAdded: 'A new outcome has been added',
  outcomeUpdated: 'An outcome has been updated',
  skillAdded: (outcomeName: string) =>
    `A new skill has been added to ${Array.from(outcomeName).slice(0, NAME_PART).join('').trimEnd()}`,
  taskAdded: (assigneeName: string) => `A new task has been assigned to ${assigneeName}`,
  taskMarked: (taskName: string) => `The task ${taskName} has been completed`,
  taskOverdue: (taskName: string) => `The task ${taskName} is overdue`,
  appointmentAdded: 'A new session has been added',
  appointmentMoved: 'A session has been moved',
  appointmentCancelled: 'A session has been cancelled',
  resourceShared: 'A new resource has been shared with you',
  firstLogin: 'Welcome! Here is how to get started',
  postAdded: (name: string) => `${name} has written a post`,
  postAnswered: 'Your post has been answered',
  coverStarted: (coach: string, family: string, reason: string) =>
    `${coach} now covers for a colleague: ${family}. Reason: ${reason}`,
  unusualReading: (person: string, families: number) =>
    `${person} opened the records of ${families} families within an hour`,

  sayWhat: 'Please say what it is about.',
  sayChild: 'Please say which child it is about.',

  loadMore: 'Load More',
  title: 'Notifications',
  none: 'You have no notifications yet.',

  digestSubject: (count: number) =>
    count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`,
  digestLine: (count: number) =>
    count === 1
      ? 'There is 1 new notification waiting for you in Amberway.'
      : `There are ${count} new notifications waiting for you in Amberway.`,
  digestOptOut: 'You can switch this daily mail off in your settings.',
  digestOpen: 'See notifications',
  digestSetting: 'Send me a mail once a day when there is something new',
} as const;

export const BELL_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_SIZE = 100;
