import { type CreateOutcomeBody, createOutcomeBody } from '@amberway/contract/outcomes/body';
import { outcomeProblems, type OutcomeRecord } from '@amberway/contract/outcomes/rules';
import { withoutBlanks } from '@amberway/contract/kernel/visible';
import type { Outcome } from '@amberway/contract/outcomes/schemas';
import {
  OUTCOME_START,
  outcomeCloses,
  shownOutcomeStatus,
  type StoredOutcomeStatus,
} from '@amberway/contract/programme/outcome-status';
import { CLOSE_TASKS, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import { openTasks } from '@amberway/contract/tasks/open-tasks-body';
import { asIssues } from '../../ui/form/rules-as-issues.ts';
import { withRules } from '../../ui/form/with-rules.ts';

export type OutcomeValues = {
  name: string;
  isPrimary: boolean;
  outcomeType: string | undefined;
  complexity: string | null;
  membersBaseLineSkills: string;
  neededSkills: string[];
  performanceEvaluation: string;
  challenges: string;
  status: StoredOutcomeStatus;
  comment: string;
  openTasks: OpenTasks;
};

/** The form's request body; a new outcome has no open tasks. */
export type OutcomeFormBody = CreateOutcomeBody & { openTasks?: OpenTasks | undefined };
const outcomeFormBody = createOutcomeBody.extend({ openTasks: openTasks.optional() });

/** Whether saving this ends the outcome. */
export const endsOutcome = (
  status: StoredOutcomeStatus | undefined,
  stored: StoredOutcomeStatus | undefined,
): boolean =>
  status !== undefined &&
  stored !== undefined &&
  outcomeCloses(status) &&
  shownOutcomeStatus(status) !== shownOutcomeStatus(stored);

export const NEW_OUTCOME: OutcomeValues = {
  name: '',
  isPrimary: false,
  outcomeType: undefined,
  complexity: null,
  membersBaseLineSkills: '',
  neededSkills: [''],
  performanceEvaluation: '',
  challenges: '',
  status: OUTCOME_START,
  comment: '',
  openTasks: CLOSE_TASKS,
};

export const outcomeValuesOf = (outcome: Outcome): OutcomeValues => ({
  name: outcome.name,
  isPrimary: outcome.isPrimary,
  outcomeType: outcome.outcomeType?._id,
  complexity: outcome.complexity?._id ?? null,
  membersBaseLineSkills: outcome.membersBaseLineSkills,
  neededSkills: outcome.neededSkills,
  performanceEvaluation: outcome.performanceEvaluation,
  challenges: outcome.challenges,
  status: outcome.status,
  comment: outcome.comment,
  openTasks: CLOSE_TASKS,
});

export const outcomeBodyOf =
  (member: string, stored?: StoredOutcomeStatus) =>
  ({ openTasks: chosen, ...values }: OutcomeValues): object => ({
    ...values,
    ...(endsOutcome(values.status, stored) && { openTasks: chosen }),
    member,
    complexity: values.complexity ?? null,
    neededSkills: withoutBlanks(values.neededSkills),
  });

export const outcomeSchema = (stored?: OutcomeRecord) =>
  withRules<OutcomeFormBody>(outcomeFormBody, (values) => asIssues(outcomeProblems(values, stored)));
