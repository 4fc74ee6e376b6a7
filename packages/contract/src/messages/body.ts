import { z } from 'zod';
import { id, requiredText } from '../kernel/fields.ts';
import { FAMILY_MESSAGE_CHARACTERS, MESSAGE_CHARACTERS, messageTexts } from './texts.ts';
import { FAMILY_MESSAGE_WORDS, fitsMessage } from './words.ts';

const messageText = requiredText(messageTexts.inputMessage, MESSAGE_CHARACTERS).refine(
  (text) => fitsMessage(text),
  messageTexts.tooManyWords,
);
const familyText = requiredText(messageTexts.inputMessage, FAMILY_MESSAGE_CHARACTERS).refine(
  (text) => fitsMessage(text, FAMILY_MESSAGE_WORDS),
  messageTexts.familyTooManyWords,
);

/** `from` must be the caller's id; the specification defines it, and the server compares it. */
const from = id.optional();

export const clientMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectClient), message: messageText });
export const coachMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectCoach), message: messageText });
/** What a family writes, as an answer or of its own accord. */
export const familyMessageBody = z.strictObject({ message: familyText });
