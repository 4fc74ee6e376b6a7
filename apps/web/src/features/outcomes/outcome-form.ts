import { createOutcomeBody } from '@amberway/contract/outcomes/body';
import { outcomeProblems, type OutcomeRecord, withoutBlanks } from '@amberway/contract/outcomes/rules';
import type { Outcome } from '@amberway/contract/outcomes/schemas';
import { OUTCOME_START, type StoredOutcomeStatus } from '@amberway/contract/outcomes/status';
import { asIssues } from '../../ui/form/rules-as-issues.ts';
import { withRules } from '../../ui/form/with-rules.ts';

export type OutcomeValues = {
  name: string;
  isPrimary: boolean;
  typeOfGoal: string | undefined;
  complexity: string | null;
  membersBaseLineSkills: string;
  neededSkills: string[];
  performanceEvaluation: string;
  challenges: string;
  status: StoredOutcomeStatus;
  comment: string;
};

export const NEW_OUTCOME: OutcomeValues = {
  name: '',
  isPrimary: false,
  typeOfGoal: undefined,
  complexity: null,
  membersBaseLineSkills: '',
  neededSkills: [''],
  performanceEvaluation: '',
  challenges: '',
  status: OUTCOME_START,
  comment: '',
};

export const outcomeValuesOf = (outcome: Outcome): OutcomeValues => ({
  name: outcome.name,
  isPrimary: outcome.isPrimary,
  typeOfGoal: outcome.typeOfGoal?._id,
  complexity: outcome.complexity?._id ?? null,
  membersBaseLineSkills: outcome.membersBaseLineSkills,
  neededSkills: outcome.neededSkills,
  performanceEvaluation: outcome.performanceEvaluation,
  challenges: outcome.challenges,
  status: outcome.status,
  comment: outcome.comment,
});

export const outcomeBodyOf =
  (member: string) =>
  (values: OutcomeValues): object => ({
    ...values,
    member,
    complexity: values.complexity ?? null,
    neededSkills: withoutBlanks(values.neededSkills),
  });

export const outcomeSchema = (stored?: OutcomeRecord) =>
  withRules(createOutcomeBody, (values) => asIssues(outcomeProblems(values, stored)));
