import { outcomeIsOpen, outcomeTakesSkills } from '@amberway/contract/outcomes/status';
import type { StartedSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/skills/status';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { By } from '../../kernel/authorise/by.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { type OpenSkill, openSkills, storeSkill } from './queries.ts';

const isActive = ({ status, outcomeStatus }: OpenSkill) =>
  shownSkillStatus(status) === 'Active' && outcomeIsOpen(outcomeStatus);
const isWaiting = ({ status, outcomeStatus }: OpenSkill) => status === 'On-hold' && outcomeTakesSkills(outcomeStatus);

export const hasActiveSkill = async (memberId: string): Promise<boolean> => (await openSkills(memberId)).some(isActive);

/** Of the skills that wait, one of the primary outcome comes first, then the one that has waited longest. */
const nextOf = (waiting: OpenSkill[]): OpenSkill | undefined =>
  waiting.find(({ isPrimary }) => isPrimary) ?? waiting[0];

/**
 * Starts the next waiting skill, when none is active. The child is locked: of two coaches who click at once one starts
 * a skill, and the other is told that it is active.
 */
export const startNextSkill = (by: By, memberId: string): Promise<StartedSkill> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = by;
    const family = await lockMemberInReach(principal, reach, memberId);
    if (!family) throw notFound();
    const open = await openSkills(family.id);
    const active = open.find(isActive);
    if (active) return { result: 'anotherActive', name: active.name };
    const next = nextOf(open.filter(isWaiting));
    if (!next) return { result: 'finished', name: null };
    await storeSkill(next.id, { status: 'Active' });
    await recordAudit({
      principal,
      action: 'start',
      record: 'skill',
      recordId: next.id,
      subjectId: family.parentId,
      before: { status: next.status },
      after: { status: 'Active' },
      requestId,
    });
    return { result: 'newActive', name: next.name };
  });
