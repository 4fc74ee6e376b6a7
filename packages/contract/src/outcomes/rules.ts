import { isBlank, withoutBlanks } from '../kernel/visible.ts';
import { commentAfter } from '../programme/comment.ts';
import {
  mayBecomeOutcomeStatus,
  OUTCOME_START,
  outcomeNeedsComment,
  shownOutcomeStatus,
  type StoredOutcomeStatus,
} from '../programme/outcome-status.ts';
import { outcomeTexts } from './texts.ts';

// Validation of a complete outcome, used by the form and by the server.

export type OutcomeRecord = {
  name?: string | undefined;
  outcomeType?: string | null | undefined;
  performanceEvaluation?: string | undefined;
  neededSkills?: readonly string[] | undefined;
  status?: StoredOutcomeStatus | undefined;
  comment?: string | undefined;
};

/** The comment to store with this change; a new outcome stores the comment as sent. */
export const outcomeComment = (outcome: OutcomeRecord, stored?: OutcomeRecord): string => {
  if (!stored) return outcome.comment ?? '';
  const [from, to] = [stored.status ?? OUTCOME_START, outcome.status ?? OUTCOME_START].map(shownOutcomeStatus);
  return commentAfter({ moves: from !== to, stored: stored.comment ?? '', sent: outcome.comment });
};

/** Problems of an outcome by field. `stored` is the record before the change. */
export const outcomeProblems = (outcome: OutcomeRecord, stored?: OutcomeRecord): Record<string, string> => {
  const problems: Record<string, string> = {};
  const status = outcome.status ?? OUTCOME_START;
  if (isBlank(outcome.name)) problems['name'] = outcomeTexts.inputName;
  if (!outcome.outcomeType) problems['outcomeType'] = outcomeTexts.selectType;
  if (isBlank(outcome.performanceEvaluation)) problems['performanceEvaluation'] = outcomeTexts.inputProgress;
  if (withoutBlanks(outcome.neededSkills ?? []).length === 0) problems['neededSkills'] = outcomeTexts.inputNeededSkills;
  if (!mayBecomeOutcomeStatus(status, stored?.status)) problems['status'] = outcomeTexts.selectStatus;
  if (outcomeNeedsComment(status) && isBlank(outcomeComment(outcome, stored)))
    problems['comment'] = outcomeTexts.leaveComment;
  return problems;
};
