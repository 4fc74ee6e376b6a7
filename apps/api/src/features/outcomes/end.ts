import {
  outcomeCloses,
  outcomeIsOpen,
  shownOutcomeStatus,
  type StoredOutcomeStatus,
} from '@amberway/contract/programme/outcome-status';
import { CLOSE_TASKS, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { reopenTasksOf, settleTasks } from '../tasks/public.ts';
import type { Settled } from '../programme/public.ts';
import { type NewOutcome, now, type StoredOutcome } from './queries.ts';

type Ending = {
  /** Stored with the new status. */
  closing: Pick<NewOutcome, 'closedBy' | 'closedAt' | 'beforeClosing'>;
  settled?: Settled;
};

const NOTHING: Settled = { closed: [], extra: [], moved: [], to: null };
const NOT_CLOSED: Ending['closing'] = { closedBy: null, closedAt: null, beforeClosing: null };

/**
 * Settles the tasks of an outcome whose status changes; the caller has locked the child and the outcome. An outcome
 * that reopens gets its closed tasks back; an achieved one leaves them as they are unless something else was chosen.
 */
export const endOutcome = async (
  actor: RequestActor,
  { id, memberId, status, comment }: StoredOutcome,
  next: StoredOutcomeStatus | undefined,
  chosen: OpenTasks | undefined,
): Promise<Ending> => {
  if (next === undefined || shownOutcomeStatus(next) === shownOutcomeStatus(status)) return { closing: {} };
  // Also from Cancelled to Achieved, since tasks of an achieved outcome can be ticked.
  const reopened = outcomeCloses(status) && outcomeIsOpen(next) ? await reopenTasksOf(id) : [];
  if (!outcomeCloses(next)) return { closing: NOT_CLOSED };
  const openTasks = chosen ?? (outcomeIsOpen(next) ? undefined : CLOSE_TASKS);
  const touched = openTasks ? await settleTasks(actor, memberId, { outcomeId: id }, openTasks) : NOTHING;
  const settled = { ...touched, reopened };
  return {
    closing: {
      closedBy: actor.principal.actorId,
      closedAt: now,
      beforeClosing: { status, comment, tasks: settled },
    },
    settled,
  };
};
