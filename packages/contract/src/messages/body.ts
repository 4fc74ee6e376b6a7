import { z } from 'zod';
import { id, requiredText } from '../kernel/fields.ts';
import { MESSAGE_CHARACTERS, messageTexts } from './texts.ts';
import { fitsMessage } from './words.ts';

const messageText = requiredText(messageTexts.inputMessage, MESSAGE_CHARACTERS).refine(
  fitsMessage,
  messageTexts.tooManyWords,
);

/** `from` must be the caller's id; the specification defines it, and the server compares it. */
const from = id.optional();

export const clientMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectClient), message: messageText });
export const coachMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectCoach), message: messageText });
export const replyBody = z.strictObject({ message: messageText });
