import { z } from 'zod';
import { dayOr, id } from '../kernel/fields.ts';
import { reportTexts } from './texts.ts';

const MAX_RECIPIENTS = 200;

/** 'a@b.test, c@d.test' → unique addresses, normalised as in accounts. Empty parts are skipped. */
export const splitEmails = (joined: string): string[] => [
  ...new Set(
    joined
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const email = z.email(reportTexts.invalidEmail);

export const isEmailList = (joined: string): boolean =>
  splitEmails(joined).every((one) => email.safeParse(one).success);

/** Comma-separated, or an array. An error is reported on the whole field. */
const customerEmails = z
  .union([z.string().max(60_000), z.array(z.string().max(320)).max(MAX_RECIPIENTS)])
  .transform((value) => splitEmails(typeof value === 'string' ? value : value.join(',')))
  .superRefine((emails, context) => {
    if (emails.length > MAX_RECIPIENTS) context.addIssue(reportTexts.tooManyEmails);
    else if (emails.some((one) => !email.safeParse(one).success)) context.addIssue(reportTexts.invalidEmail);
  });

/** Days in the administrator's time zone, both included. Empty lists mean all. */
export const sessionReportBody = z.strictObject({
  businessUserIds: z.array(id).max(MAX_RECIPIENTS).optional(),
  customerEmails: customerEmails.optional(),
  from: dayOr(reportTexts.selectFrom),
  to: dayOr(reportTexts.selectTo),
});
export type SessionReportBody = z.output<typeof sessionReportBody>;
