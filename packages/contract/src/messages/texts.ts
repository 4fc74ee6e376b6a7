import { MESSAGE_WORDS } from './words.ts';

/** Messages a sender may send to one receiver per calendar day in the sender's time zone. */
export const MESSAGES_PER_DAY = 2;
export const MESSAGE_BOX_ROWS = 11;
/** Thirty words are rarely longer; the limit excludes a single endless 'word'. */
export const MESSAGE_CHARACTERS = 1_000;

// Texts of the messages, verbatim where the specification gives them.
export const messageTexts = {
  limit: "You can't send more than 2 messages per day.",
  failed: 'Failed to send message',
  sent: 'Message sent successfully',
  sentTitle: 'Success',

  inputMessage: 'Please enter a message.',
  selectClient: 'Please select a client.',
  selectCoach: 'Please select a coach.',
  tooManyWords: `At most ${MESSAGE_WORDS} words, please.`,
  counter: (count: number) => `${count} / ${MESSAGE_WORDS} words`,
  notTheReceiver: 'Only the person it was sent to can do that.',
  /** For a family that can no longer sign in and would never read the message. */
  cannotReceive: 'This person cannot receive messages at the moment.',
  deleted: 'Message deleted',
  acknowledged: 'Thank you. Your coach can see that you have read it.',

  acknowledge: 'Got it',
  reply: 'Reply',
  delete: 'Delete',
} as const;
