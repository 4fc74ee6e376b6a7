import { FAMILY_MESSAGE_WORDS, MESSAGE_WORDS } from './words.ts';

/** Messages a member of staff may send to one receiver per calendar day in the sender's time zone. */
export const MESSAGES_PER_DAY = 2;
/** The same for a family, to each of its coaches. */
export const FAMILY_MESSAGES_PER_DAY = 10;
/** The newest messages of a history, and how many more each press adds. */
export const MESSAGES_SHOWN = 5;
export const MESSAGE_BOX_ROWS = 4;
/** Thirty words are rarely longer; the limit excludes a single endless 'word'. */
export const MESSAGE_CHARACTERS = 1_000;
export const FAMILY_MESSAGE_CHARACTERS = 2_000;
/** So many words before its limit, a family's composer begins to count. */
export const WORDS_LEFT_FROM = 20;

// Texts of the messages, verbatim where the specification gives them.
export const messageTexts = {
  limit: "You can't send more than 2 messages per day.",
  familyLimit: `You can't send more than ${FAMILY_MESSAGES_PER_DAY} messages per day.`,
  failed: 'Failed to send message',
  sent: 'Message sent successfully',
  sentTitle: 'Success',

  inputMessage: 'Please enter a message.',
  selectClient: 'Please select a client.',
  selectCoach: 'Please select a coach.',
  tooManyWords: `At most ${MESSAGE_WORDS} words, please.`,
  familyTooManyWords: `At most ${FAMILY_MESSAGE_WORDS} words, please.`,
  counter: (count: number, limit: number = MESSAGE_WORDS) => `${count} / ${limit} words`,
  notTheReceiver: 'Only the person it was sent to can do that.',
  /** For a family that can no longer sign in and would never read the message. */
  cannotReceive: 'This person cannot receive messages at the moment.',
  deleted: 'Message deleted',
  restored: 'Message restored',
  acknowledged: 'Thank you. Your coach can see that you have read it.',

  writeTo: (name: string) => `Write to ${name}`,
  send: 'Send message',
  wordsLeft: (left: number) => `${left} ${left === 1 ? 'word' : 'words'} left`,
  wordsOver: (over: number) => `${over} ${over === 1 ? 'word' : 'words'} too many`,
  ofWords: `of ${FAMILY_MESSAGE_WORDS}.`,
  kept: 'Your words are kept until you send them.',
  notSent: 'Not sent: there is no connection. Your words are kept here.',
  sentAt: (time: string) => `Sent ${time}`,
  readBy: (name: string, when: string) => `Read by ${name}, ${when}`,
  pastThread: (name: string) => `${name} no longer works with your family. You can still read what you wrote.`,
  noThreads: 'No coach yet',
  noThreadsWhy: 'When a coach works with your family, you write to each other here.',
  nothingYet: (name: string) => `Nothing written yet. ${name} reads what you write here.`,
  notYours: 'This person does not work with your family.',

  unanswered: 'Messages without an answer',
  answer: 'Answer',
  acknowledge: 'Got it',
  reply: 'Reply',
  delete: 'Delete',
} as const;
