import type { PhaseBody } from '@amberway/contract/skills/graph/body';
import { PHASES_MAX } from '@amberway/contract/skills/graph/limits';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { duplicate, invalidFields, notFound, stale } from '../../../kernel/http/failure.ts';
import { publishPractice } from '../../practice/public.ts';
import type { SkillStanding } from '../../programme/public.ts';
import { insertPhase, phasesOfSkill, removePhaseRow, storePhase, type StoredPhase } from './changes.queries.ts';
import { lockEditable } from './editable.ts';

const present = ({ id, startsOn, label, kind, version }: StoredPhase) => ({ _id: id, startsOn, label, kind, version });

type Change = { action: 'create' | 'edit' | 'delete'; before?: StoredPhase; after?: StoredPhase };

const record = async (
  { principal, requestId }: RequestActor,
  { skill, family }: SkillStanding,
  { action, before, after }: Change,
) => {
  await recordAudit({
    principal,
    action,
    record: 'skillPhase',
    recordId: (after ?? before)?.id ?? skill.id,
    subjectId: family.parentId,
    ...(before && { before: { skill: skill.id, ...present(before) } }),
    ...(after && { after: { skill: skill.id, ...present(after) } }),
    requestId,
  });
  await publishPractice(skill.memberId, family.parentId);
};

/** The skill is locked, so no other request adds a phase meanwhile. */
const refuseSecond = (phases: readonly StoredPhase[], startsOn: string, except?: string) => {
  if (phases.some((phase) => phase.startsOn === startsOn && phase.id !== except))
    throw duplicate(graphTexts.dayTaken, 'startsOn');
};

export const createPhase = (actor: RequestActor, skillId: string, { version: _none, ...values }: PhaseBody) =>
  inTransaction(async () => {
    const at = await lockEditable(actor, skillId);
    const phases = await phasesOfSkill(at.skill.id);
    refuseSecond(phases, values.startsOn);
    if (phases.length >= PHASES_MAX) throw invalidFields({ startsOn: graphTexts.phasesFull });
    const after = await insertPhase({ ...values, skillId: at.skill.id, createdBy: actor.principal.actorId });
    await record(actor, at, { action: 'create', after });
    return present(after);
  });

const held = async (actor: RequestActor, skillId: string, phaseId: string) => {
  const at = await lockEditable(actor, skillId);
  const phases = await phasesOfSkill(at.skill.id);
  const before = phases.find(({ id }) => id === phaseId.toLowerCase());
  if (!before) throw notFound();
  return { at, phases, before };
};

export const updatePhase = (
  actor: RequestActor,
  { id: skillId, phaseId }: { id: string; phaseId: string },
  { version, ...values }: PhaseBody,
) =>
  inTransaction(async () => {
    const { at, phases, before } = await held(actor, skillId, phaseId);
    if (version !== undefined && version !== before.version) throw stale();
    refuseSecond(phases, values.startsOn, before.id);
    const after = await storePhase(before.id, values);
    await record(actor, at, { action: 'edit', before, after });
    return present(after);
  });

export const deletePhase = (actor: RequestActor, { id: skillId, phaseId }: { id: string; phaseId: string }) =>
  inTransaction(async () => {
    const { at, before } = await held(actor, skillId, phaseId);
    await removePhaseRow(before.id);
    await record(actor, at, { action: 'delete', before });
  });
