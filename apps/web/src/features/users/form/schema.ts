import { isBusinessType } from '@amberway/contract/kernel/roles';
import type { z } from 'zod';
import { capacityProblems } from '@amberway/contract/kpis/capacity';
import { createUserBody, updateUserBody } from '@amberway/contract/users/body';
import { userProblems } from '@amberway/contract/users/rules';
import type { Issue } from '../../../ui/form/issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';
import { targetIssues } from '../../kpis/public.ts';
import { childrenIssues, type ChildValues } from '../../members/public.ts';
import type { bodyOf, UserBody } from './values.ts';

const atFields = (problems: Record<string, string>): Issue[] =>
  Object.entries(problems).map(([field, message]) => ({ path: [field], message }));

/** All specified rules of the form, reported at once. `stored` are the children before the change. */
export const userSchema = (
  creating: boolean,
  today: string,
  stored: readonly ChildValues[] = [],
): z.ZodType<UserBody> =>
  withRules<UserBody>(creating ? createUserBody : updateUserBody, (values) => {
    const user = values as ReturnType<typeof bodyOf>;
    return [
      ...atFields(userProblems(user)),
      ...childrenIssues(user.members ?? [], today, stored),
      ...(isBusinessType(user.type) ? [...atFields(capacityProblems(user)), ...targetIssues(user.kpis ?? [])] : []),
    ];
  });
