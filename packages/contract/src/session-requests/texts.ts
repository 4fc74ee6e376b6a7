export const REQUEST_ABOUT_MAX = 120;
export const REQUEST_LINE_MAX = 500;

export const sessionRequestTexts = {
  ask: 'Ask for a session',
  when: 'When does it suit you?',
  whenHint: 'Leave it empty if any time suits.',
  about: 'What is it about?',
  line: (coach: string) => `A line to ${coach}`,
  send: 'Send request',
  sent: (coach: string) => `Sent. ${coach} will offer a time.`,
  /** `day` is a weekday or a date, as people say it. */
  open: (day: string, coach: string) => `You asked on ${day}. ${coach} will offer a time.`,
  openToday: (coach: string) => `You asked today. ${coach} will offer a time.`,
  declined: (coach: string) => `${coach} cannot offer a session at the moment.`,
  /** `when` is a time as people say it. */
  offered: (coach: string, when: string) => `${coach} offered ${when}.`,
  seeSession: 'See the session',
  anotherTime: 'Another time?',
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn',

  /** The card with all that families wait for: requests and messages. */
  waiting: 'Families waiting for you',
  title: 'Session requests',
  offer: 'Offer a time',
  answer: 'Answer by message',
  decline: 'Decline kindly',
  declining: 'Decline the request',
  declineLine: 'A line to the family',
  declineSend: 'Send to the family',
  declinedNotice: 'The family can see your answer.',
  offeredNotice: 'Session scheduled. The family can see it.',

  chooseTime: 'Please choose when it suits you.',
  sayAbout: 'Please say what it is about.',
  sayWhy: 'Please write a line to the family.',
  alreadyOpen: 'There is an open request already.',
  noLongerOpen: 'This request is no longer open.',
  noCoach: 'There is no coach yet who could offer a time.',
} as const;
