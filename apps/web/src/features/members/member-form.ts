import { z } from 'zod';
import { childBody } from '@amberway/contract/members/body';
import { memberTexts } from '@amberway/contract/members/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { withRules } from '../../ui/form/with-rules.ts';
import { childBodyOf, childrenIssues, type ChildValues } from './child-form.ts';

/** The drawer's values: one parent, and one or more children. */
export type MemberValues = { parent?: string | null | undefined; members: readonly ChildValues[] };

const body = z.strictObject({
  parent: z.uuid(memberTexts.selectParent),
  members: z.array(childBody).min(1),
});
export type MemberFormBody = z.infer<typeof body>;

export const memberSchema = (today: string, stored: readonly ChildValues[] = []): z.ZodType<MemberFormBody> =>
  withRules(body, (values) => childrenIssues((values as MemberValues).members, today, stored));

export const memberBodyOf = ({ parent, members }: MemberValues) => ({ parent, members: members.map(childBodyOf) });

/** Maps the server's field paths (one child, or a list) to the form's `members`. */
export const atMembers = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([name, message]) => {
      if (name === 'parent' || name.endsWith('.parent')) return ['parent', message];
      return [/^\d+\./.test(name) ? `members.${name}` : `members.0.${name}`, message];
    }),
  );
  const { status, code, message, requestId, noResponse } = error;
  return new ApiError({ status, code, message, errors, requestId, noResponse });
};
