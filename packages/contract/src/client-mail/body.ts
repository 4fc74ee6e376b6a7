import { z } from 'zod';
import { isBlankRichText } from '../kernel/rich-text.ts';
import { id, requiredText } from '../kernel/fields.ts';
import { CONTENT_MAX, SUBJECT_MAX } from './limits.ts';
import { clientMailTexts } from './texts.ts';

/** Control characters, including line breaks, must not reach a mail header. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const oneLine = (value: string) => !CONTROL.test(value);

export const mailFields = {
  subject: requiredText(clientMailTexts.inputSubject, SUBJECT_MAX).refine(oneLine, clientMailTexts.oneLine),
  emailContent: z
    .string(clientMailTexts.inputContent)
    .max(CONTENT_MAX, clientMailTexts.contentTooLong)
    .refine((html) => !isBlankRichText(html), clientMailTexts.inputContent),
};

const emptyIsAbsent = (value: unknown) =>
  value === '' || value === 'null' || value === 'undefined' ? undefined : value;

/** The form fields besides the files. `sendTo` is a customer's id or e-mail address. */
export const sendMailBody = z.strictObject({
  uid: z.uuid(clientMailTexts.sayWho),
  ...mailFields,
  sendTo: z.union([id, z.email().max(320).toLowerCase()], clientMailTexts.chooseRecipient),
  memberId: z.preprocess(emptyIsAbsent, id.optional()),
});
export type SendMailBody = z.infer<typeof sendMailBody>;
