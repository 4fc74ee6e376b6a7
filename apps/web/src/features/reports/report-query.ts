import type { SessionReportBody } from '@amberway/contract/reports/body';
import { isEmailList, splitEmails } from '@amberway/contract/reports/body';
import { reportProblems } from '@amberway/contract/reports/rules';
import { reportTexts } from '@amberway/contract/reports/texts';
import type { Issue } from '../../ui/form/issues.ts';

// The query of a report: in the form, in the URL and in the request.

export type ReportFields = {
  businessUserIds?: string[] | undefined;
  customerEmails?: string | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

const KEYS = { coach: 'coach', emails: 'email', from: 'from', to: 'to' } as const;

export const readFields = (params: URLSearchParams): ReportFields => ({
  businessUserIds: params.getAll(KEYS.coach),
  customerEmails: params.getAll(KEYS.emails).join(', '),
  from: params.get(KEYS.from),
  to: params.get(KEYS.to),
});

export const issuesOf = ({ customerEmails, from, to }: ReportFields, today: string): Issue[] => [
  ...Object.entries(reportProblems({ from: from ?? undefined, to: to ?? undefined }, today)).map(
    ([field, message]) => ({ path: [field], message }),
  ),
  ...(isEmailList(customerEmails ?? '') ? [] : [{ path: ['customerEmails'], message: reportTexts.invalidEmail }]),
];

/** The request body, or undefined while something is missing or invalid. */
export const bodyOf = (fields: ReportFields, today: string): SessionReportBody | undefined =>
  issuesOf(fields, today).length > 0
    ? undefined
    : {
        businessUserIds: [...(fields.businessUserIds ?? [])].toSorted(),
        customerEmails: splitEmails(fields.customerEmails ?? ''),
        from: fields.from ?? '',
        to: fields.to ?? '',
      };

/** The URL of a report; other parameters (the page size) are preserved, the page number is not. */
export const writeBody = (params: URLSearchParams, body: SessionReportBody): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of [...Object.values(KEYS), 'page']) next.delete(key);
  for (const id of body.businessUserIds ?? []) next.append(KEYS.coach, id);
  for (const email of body.customerEmails ?? []) next.append(KEYS.emails, email);
  next.set(KEYS.from, body.from);
  next.set(KEYS.to, body.to);
  return next;
};
