import { mayBecomeOutcomeStatus, OUTCOME_START, outcomeNeedsComment, type StoredOutcomeStatus } from './status.ts';
import { outcomeTexts } from './texts.ts';

// What a complete outcome looks like, for the form and for the server.

export type OutcomeRecord = {
  name?: string | undefined;
  typeOfGoal?: string | null | undefined;
  performanceEvaluation?: string | undefined;
  neededSkills?: readonly string[] | undefined;
  status?: StoredOutcomeStatus | undefined;
  comment?: string | undefined;
};

export const withoutBlanks = (texts: readonly string[]): string[] => texts.map((one) => one.trim()).filter(Boolean);

/** What is wrong with an outcome, by field. `stored` is the record before the change. */
export const outcomeProblems = (outcome: OutcomeRecord, stored?: OutcomeRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  const status = outcome.status ?? OUTCOME_START;
  if (!outcome.name?.trim()) problems['name'] = outcomeTexts.inputName;
  if (!outcome.typeOfGoal) problems['typeOfGoal'] = outcomeTexts.selectType;
  if (!outcome.performanceEvaluation?.trim()) problems['performanceEvaluation'] = outcomeTexts.inputProgress;
  if (withoutBlanks(outcome.neededSkills ?? []).length === 0) problems['neededSkills'] = outcomeTexts.inputNeededSkills;
  if (!mayBecomeOutcomeStatus(status, stored?.status)) problems['status'] = outcomeTexts.selectStatus;
  if (outcomeNeedsComment(status) && !outcome.comment?.trim()) problems['comment'] = outcomeTexts.leaveComment;
  return problems;
};
