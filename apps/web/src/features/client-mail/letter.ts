import { z } from 'zod';
import { mailFields, sendMailBody } from '@amberway/contract/client-mail/body';
import type { MailRecipient } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { textKey } from '../../kernel/drafts/text-key.ts';
import { newKey } from '../../kernel/new-key.ts';

/** The mail being written. Files are not part of it: they cannot be stored in a draft. */
export type Letter = {
  recipient: MailRecipient | null;
  memberId: string | null;
  subject: string;
  content: string;
  textId: string;
};

/** A new mail begins with empty lines above the signature. */
export const blankLetter = (recipient: MailRecipient | null, signature: string): Letter => ({
  recipient,
  memberId: null,
  subject: '',
  content: isBlankRichText(signature) ? '' : `<p></p><p></p>${signature}`,
  textId: newKey(),
});

/** Drafts outlive releases, so a stored one is validated. */
const person = z.object({ _id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() });
const storedLetter = z.object({
  recipient: person.extend({ members: z.array(person.omit({ email: true })) }).nullable(),
  memberId: z.uuid().nullable(),
  subject: z.string(),
  content: z.string(),
  textId: z.string().default(newKey),
});
export const readLetter = (stored: unknown): Letter | undefined => storedLetter.safeParse(stored).data;

export type LetterProblems = Partial<Record<'sendTo' | 'subject' | 'emailContent' | 'file', string>>;

const checked = z.object({ ...mailFields, sendTo: sendMailBody.shape.sendTo });

/** Validation errors by field, with the contract's messages. */
export const letterProblems = ({ recipient, subject, content }: Letter): LetterProblems => {
  const fields = { sendTo: recipient?._id ?? '', subject, emailContent: content };
  const issues = checked.safeParse(fields).error?.issues ?? [];
  const problems: LetterProblems = {};
  for (const { path, message } of issues) problems[path[0] as keyof LetterProblems] ??= message;
  return recipient ? problems : { ...problems, sendTo: clientMailTexts.chooseRecipient };
};

/** The form fields of the request. */
export const fieldsOf = (uid: string, { recipient, memberId, subject, content }: Letter): Record<string, string> => ({
  uid,
  subject,
  sendTo: recipient?._id ?? '',
  emailContent: content,
  ...(memberId && { memberId }),
});

/** Idempotency key: equal for every try of the same mail, so that a retry does not send it twice. */
export const letterKey = (uid: string, letter: Letter, files: readonly File[]): string =>
  textKey(letter.textId, [
    fieldsOf(uid, letter),
    files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
