import { outcomeIsOpen, outcomeTakesSkills } from '@amberway/contract/programme/outcome-status';
import type { StartedSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { lockSkillWithin, type SkillStanding } from '../programme/public.ts';
import { type OpenSkill, openSkills, storeSkill } from './queries.ts';

type States = Pick<OpenSkill, 'status' | 'outcomeStatus'>;

const isActive = ({ status, outcomeStatus }: States) =>
  shownSkillStatus(status) === 'Active' && outcomeIsOpen(outcomeStatus);
const isWaiting = ({ status, outcomeStatus }: States) => status === 'On-hold' && outcomeTakesSkills(outcomeStatus);

export const hasActiveSkill = async (memberId: string): Promise<boolean> => (await openSkills(memberId)).some(isActive);

/** Of the waiting skills, one of the primary outcome comes first, then the one waiting longest. */
const nextOf = (waiting: OpenSkill[]): OpenSkill | undefined =>
  waiting.find(({ isPrimary }) => isPrimary) ?? waiting[0];

/** The chosen skill, locked and checked again: another coach may have closed or removed it since it was read. */
const holdWaiting = async ({ principal }: RequestActor, { id }: OpenSkill): Promise<SkillStanding | undefined> => {
  // The child was already found to be within reach.
  const at = await lockSkillWithin(principal, 'any', id, 'update');
  return at && isWaiting({ status: at.skill.status, outcomeStatus: at.outcome.status }) ? at : undefined;
};

type Chosen = { active: OpenSkill } | { next: SkillStanding } | undefined;

const choose = async (actor: RequestActor, memberId: string): Promise<Chosen> => {
  const open = await openSkills(memberId);
  const active = open.find(isActive);
  if (active) return { active };
  const first = nextOf(open.filter(isWaiting));
  if (!first) return undefined;
  const next = await holdWaiting(actor, first);
  return next ? { next } : choose(actor, memberId);
};

/**
 * Starts the next waiting skill if none is active. The child is locked: of two coaches who click at once one starts a
 * skill, and the other gets the message that it is active.
 */
export const startNextSkill = (actor: RequestActor, memberId: string): Promise<StartedSkill> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const family = await lockMemberInReach(principal, reach, memberId);
    if (!family) throw notFound();
    const chosen = await choose(actor, family.id);
    if (!chosen) return { result: 'finished', name: null };
    if ('active' in chosen) return { result: 'anotherActive', name: chosen.active.name };
    const next = chosen.next.skill;
    // The comment gave the reason for waiting, so it is cleared.
    await storeSkill(next.id, { status: 'Active', comment: '' });
    await recordAudit({
      principal,
      action: 'start',
      record: 'skill',
      recordId: next.id,
      subjectId: family.parentId,
      before: { status: next.status, comment: next.comment },
      after: { status: 'Active', comment: '' },
      requestId,
    });
    return { result: 'newActive', name: next.name };
  });
