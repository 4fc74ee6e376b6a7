import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound, stale } from '../../kernel/http/failure.ts';
import { findSkillWithin, lockSkillWithin, requireUndoable } from '../programme/public.ts';
import { removeChecks } from '../practice/public.ts';
import { restoreTasks } from '../tasks/public.ts';
import { namedAgain } from './named-again.ts';
import { isResumed, storeSkill } from './queries.ts';

/** Restores a skill that was mastered or cancelled by mistake, and its tasks. */
export const undoSkillClosing = (actor: RequestActor, id: string, version: number | undefined): Promise<void> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const found = await findSkillWithin(principal, reach, id);
    if (!found) throw notFound();
    // It is in reach: only the lock is needed.
    await lockMemberInReach(principal, 'any', found.skill.memberId);
    const at = await lockSkillWithin(principal, reach, id, 'update');
    if (!at) throw notFound();
    const { skill, outcome, family } = at;
    if (version !== undefined && version !== skill.version) throw stale();
    const { status, comment, tasks } = requireUndoable(principal, skill);
    if (!outcomeIsOpen(outcome.status)) throw invalidFields({ status: skillTexts.outcomeClosed });
    if (await isResumed(skill.id)) throw invalidFields({ status: graphTexts.undoBegunAgain });
    const before = { status, comment, masteredAt: null };
    await storeSkill(id, { ...before, closedBy: null, closedAt: null, beforeClosing: null });
    await namedAgain(principal, at, skill.closedAt);
    await restoreTasks({ skillId: id }, tasks);
    await removeChecks(id);
    await recordAudit({
      principal,
      action: 'undo',
      record: 'skill',
      recordId: id,
      subjectId: family.parentId,
      before: { ...skill },
      after: { ...before, openTasks: tasks },
      requestId,
    });
  });
