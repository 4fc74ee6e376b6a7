import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, stale } from '../../kernel/http/failure.ts';
import { recountSkillReaders } from '../notifications/public.ts';
import { findSkillWithin, lockSkillWithin } from '../programme/public.ts';
import { showTasksOf } from '../tasks/public.ts';
import { namedAgain } from './named-again.ts';
import { storeSkill } from './queries.ts';
import { refusal } from './refusal.ts';

/**
 * Restores a removed skill with the tasks removed with it, and with its team if the actor may name one. Returns false for
 * a skill that was not removed.
 */
export const restoreSkill = (
  { principal, reach, requestId }: RequestActor,
  id: string,
  version: number | undefined,
): Promise<boolean> =>
  inTransaction(async () => {
    const found = await findSkillWithin(principal, reach, id, 'removed');
    if (!found) return false;
    // It is in reach: only the lock is needed. A hand-over must not miss the team that is named again.
    await lockMemberInReach(principal, 'any', found.skill.memberId);
    const at = await lockSkillWithin(principal, reach, id, 'update', 'removed');
    if (!at) return false;
    const { skill, outcome, family } = at;
    if (version !== undefined && version !== skill.version) throw stale();
    const refused = refusal({ outcome: outcome.status, skill: skill.status }, 'delete');
    if (refused) throw invalidFields(refused);
    // The tasks are found by the instant at which their skill was removed, so they are restored before it.
    const tasks = await showTasksOf(id);
    await storeSkill(id, { deletedAt: null });
    const team = await namedAgain(principal, at, skill.deletedAt);
    await recountSkillReaders(id, tasks);
    await recordAudit({
      principal,
      action: 'restore',
      record: 'skill',
      recordId: id,
      subjectId: family.parentId,
      after: { name: skill.name, tasks, teamMember: team },
      requestId,
    });
    return true;
  });
