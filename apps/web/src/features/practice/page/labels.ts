import type { Needed } from '@amberway/contract/kernel/after-failure';
import type { GoResult, StopReason } from '@amberway/contract/practice/limits';

// The texts of the page Practise.

/** The number stays on the line of its word. */
const goes = (count: number): string => `${count}\u00A0${count === 1 ? 'go' : 'goes'}`;

export const practiseLabels = {
  title: 'Practise',
  home: 'Home',
  skills: 'Skills',
  child: 'Child',
  choose: 'What did you practise?',
  few: 'A few goes are plenty. None is fine too.',
  goes,
  thisWeek: (count: number) => `${goes(count)} this week`,
  minutesThisWeek: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} this week`,
  notYetThisWeek: 'Not yet this week',
  stillThere: 'Still there?',
  newFrom: (coach: string) => `New from ${coach}`,
  soFar: (count: number) => `${goes(count)} so far`,
  takeBack: 'Take back last',
  how: 'How did this go?',
  results: {
    own: 'On their own',
    little: 'A little help',
    lot: 'A lot of help',
    none: 'Not yet',
  } satisfies Record<GoResult, string>,
  happened: 'It happened',
  times: (count: number) => `${count} ${count === 1 ? 'time' : 'times'} so far`,
  start: 'Start',
  pause: 'Stop the clock',
  goOn: 'Go on',
  howLong: 'How long did it take?',
  minuteMore: 'One minute more',
  minuteLess: 'One minute less',
  stopped: 'We stopped',
  done: 'Done',
  place: 'Place',
  person: 'With whom',
  withPerson: (name: string) => `With ${name}`,
  addNote: 'Add a note',
  note: 'Note for your coach',
  most: 'That is the most for one entry. Press Done, then practise again.',
  allRight: 'That’s all right',
  never: (child: string) => `Stopping never counts against ${child} or you. What was it today?`,
  reasons: {
    childSaidNo: 'They said no',
    tired: 'Tired',
    noTime: 'No time',
    other: 'Something else',
  } satisfies Record<StopReason, string>,
  listened: 'Good that you listened',
  keepOn: 'Keep practising',
  saved: 'Saved on this device',
  sent: 'Sent',
  ofThem: (skill: string, count: number, own: number) =>
    `${skill}: ${goes(count)}${own > 0 && count > 1 ? `, ${own} of them on their own` : ''}.`,
  counted: (skill: string, count: number) => `${skill}: ${count} ${count === 1 ? 'time' : 'times'}.`,
  timed: (skill: string, time: string) => `${skill}: ${time}.`,
  ended: (skill: string) => `${skill}: you stopped, and that is fine.`,
  undo: 'Undo',
  undoFor: 'You can undo for 10 seconds, and change it for 7 days.',
  again: 'Practise again',
  enough: 'That’s all for today',
  notConnected: 'Not connected. Everything is kept here.',
  nearlyFull: (count: number, max: number) => `${count} of ${max} entries wait on this device. Connect it soon.`,
  others: (count: number) =>
    count === 1
      ? '1 entry of another person waits on this device.'
      : `${count} entries of other people wait on this device.`,
  someones: (count: number) =>
    count === 1
      ? '1 entry waits on this device. It is sent when who recorded it signs in.'
      : `${count} entries wait on this device. They are sent when who recorded them signs in.`,
  openBefore: (day: string) => `Open this page online before ${day}. This browser removes what it has not sent.`,
  clockOff: 'The clock of this device is wrong. Times are corrected when they are sent.',
  empty: 'Your coach has not chosen what to practise yet.',
  noCoach: 'Nothing is planned to practise.',
  noCoachWhy: 'This page shows what a coach has planned with a family. The library has ideas to try without one.',
  library: 'Open the library',
  firstVisit: 'Open Amberway once while connected.',
  firstVisitWhy:
    'Then it works without a network while you are signed in, and for months on a device that is kept ready.',
  notReady: 'This child is not ready on this device yet.',
  notReadyWhy: 'Sign in to Amberway here once while connected. After that, this child is ready too.',
  openHome: 'Open home',
  practiseWith: (name: string) => `Practise with ${name}`,
  noChild: 'No child is chosen.',
  childLost: 'You have no access to this child now.',
  noChildWhy: 'Open a child’s page, then the skill: you record practice there.',
  signInTitle: 'Please sign in',
  signInWhy: 'Sign in to see what to practise. What you recorded before is safe on this device.',
  signIn: 'Sign in',
  needs: {
    consent: 'Please agree first',
    factor: 'Please set up a second way to sign in',
    confirm: 'Please confirm that it is you',
  } satisfies Record<Exclude<Needed, 'signIn'>, string>,
  needsWhy: 'Open Amberway, it leads you there. What you recorded before is safe on this device.',
  openAmberway: 'Open Amberway',
  blocked: 'This browser keeps nothing for Amberway',
  blockedWhy:
    'What you record is kept on this device until it is sent. Please allow cookies and site data for this site in the settings of the browser, then try again.',
  failed: 'What to practise could not be loaded.',
  retry: 'Try again',
  notSaved: 'This could not be saved on this device. It is still here: please try again.',
  noRoom: 'This device has no room left. It is still here: make some room, then press again.',
  notKept:
    'This browser keeps nothing for Amberway. It is still here: allow site data for this site in the settings of the browser, then press again.',
} as const;
