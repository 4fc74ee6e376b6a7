import { z } from 'zod';
import { id, text } from '../kernel/fields.ts';
import { MESSAGE_CHARACTERS, messageTexts } from './texts.ts';
import { fitsMessage } from './words.ts';

/** Said both when it is missing and when it is blank. */
const words = z
  .string(messageTexts.inputMessage)
  .pipe(text(MESSAGE_CHARACTERS))
  .transform((value) => value.trim())
  .refine((value) => value !== '', messageTexts.inputMessage)
  .refine(fitsMessage, messageTexts.tooManyWords);

/** `from` must be whoever writes; it is sent because the specification says so, and compared. */
const from = id.optional();

export const clientMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectClient), message: words });
export const coachMessageBody = z.strictObject({ from, to: z.uuid(messageTexts.selectCoach), message: words });
export const replyBody = z.strictObject({ message: words });
