import { MESSAGE_WORDS } from './words.ts';

/** Each sender may write this often to each receiver on one calendar day, the sender's. */
export const MESSAGES_PER_DAY = 2;
export const MESSAGE_BOX_ROWS = 11;
/** Thirty words are rarely longer; it keeps one endless 'word' out. */
export const MESSAGE_CHARACTERS = 1_000;

// Words of the messages, exactly as specified where the specification gives them.
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
  /** A family that can no longer sign in would never read it. */
  cannotReceive: 'This person cannot receive messages at the moment.',
  deleted: 'Message deleted',
  acknowledged: 'Thank you. Your coach can see that you have read it.',

  acknowledge: 'Got it',
  reply: 'Reply',
  delete: 'Delete',
} as const;
