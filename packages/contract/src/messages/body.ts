import { z } from 'zod';
import { id, requiredText } from '../kernel/fields.ts';
import { MESSAGE_CHARACTERS, messageTexts } from './texts.ts';
import { fitsMessage } from './words.ts';

const words = requiredText(messageTexts.inputMessage, MESSAGE_CHARACTERS).refine(
  fitsMessage,
  messageTexts.tooManyWords,
);

/** `from` must be whoever writes; it is sent because the specification says so, and compared. */
const from = id.optional();

export const clientMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectClient), message: words });
export const coachMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectCoach), message: words });
export const replyBody = z.strictObject({ message: words });
