import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { namesNobodyIn } from '../../kernel/identity/assigned.queries.ts';
import { restoreTasks } from '../tasks/public.ts';
import { reopenTeams, requireUndoable } from '../programme/public.ts';
import { notifyOutcomeChanged } from './notify.ts';
import { findOutcomeWithin, lockOutcome, type OutcomeRow, storeOutcome } from './queries.ts';

/** Restores an outcome that was achieved or cancelled by mistake, and the tasks below it. */
export const undoOutcomeClosing = (actor: RequestActor, id: string, version: number | undefined): Promise<OutcomeRow> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const found = await findOutcomeWithin(principal, reach, id);
    // It is in reach: only the lock is needed.
    const family = found && (await lockMemberInReach(principal, 'any', found.memberId));
    if (!family) throw notFound();
    const stored = await lockOutcome(id, version);
    const { status, comment, tasks } = requireUndoable(principal, stored);
    await storeOutcome(id, { status, comment, closedBy: null, closedAt: null, beforeClosing: null });
    const closed = await namesNobodyIn(principal, [family.parentId]);
    await reopenTeams({ outcomeId: id }, closed.size > 0 ? null : stored.closedAt);
    await restoreTasks({ outcomeId: id }, tasks);
    await recordAudit({
      principal,
      action: 'undo',
      record: 'outcome',
      recordId: id,
      subjectId: family.parentId,
      before: { ...stored },
      after: { status, comment, openTasks: tasks },
      requestId,
    });
    await notifyOutcomeChanged(principal, family, id, 'updated');
    const now = await findOutcomeWithin(principal, 'any', id);
    if (!now) throw notFound();
    return now;
  });
