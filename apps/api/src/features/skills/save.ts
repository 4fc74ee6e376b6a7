import { uuidv7 } from 'uuidv7';
import { isBlank, withoutBlanks } from '@amberway/contract/kernel/visible';
import { outcomeTakesSkills } from '@amberway/contract/programme/outcome-status';
import type { CreateSkillBody, UpdateSkillBody } from '@amberway/contract/skills/body';
import { MASTER_REASON_MIN } from '@amberway/contract/skills/graph/limits';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { skillComment, skillProblems } from '@amberway/contract/skills/rules';
import { SKILL_START, skillCloses } from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { CLOSE_TASKS } from '@amberway/contract/tasks/open-tasks';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { findMemberInReach, lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { changedFields } from '../../kernel/db/changes.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { ApiFailure, invalidFields, notFound, refuseProblems, stale } from '../../kernel/http/failure.ts';
import { namesNobodyIn } from '../../kernel/identity/assigned.queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findStaff, mayTakeOn } from '../../kernel/identity/staff.queries.ts';
import { wrongEntries } from '../lookups/public.ts';
import { readTaskNotifications, recountSkillReaders } from '../notifications/public.ts';
import { startChecks } from '../practice/public.ts';
import {
  closeTeams,
  findOutcomeStanding,
  findSkillWithin,
  lockSkillWithin,
  type SkillStanding,
  storeTeam,
  teamOf,
} from '../programme/public.ts';
import { hideTasksOf, settleTasks } from '../tasks/public.ts';
import { isJudged, verdictFor } from './graph/assemble.ts';
import { evidenceOf } from './graph/queries.ts';
import { notifySkillAdded } from './notify.ts';
import { hideSkill, holdOutcome, insertSkill, type NewSkill, now, storeSkill } from './queries.ts';
import { refusal } from './refusal.ts';

type Sent = Omit<
  UpdateSkillBody,
  'outcome' | 'member' | 'isDeleted' | 'isdeleted' | 'version' | 'teamMember' | 'openTasks' | 'reason'
>;

const valuesOf = (sent: Sent): Partial<NewSkill> => ({
  ...sent,
  ...(sent.name !== undefined && { name: sent.name.trim() }),
  ...(sent.targetSkills && { targetSkills: withoutBlanks(sent.targetSkills) }),
  ...(sent.targetsToBeAchieved && { targetsToBeAchieved: withoutBlanks(sent.targetsToBeAchieved) }),
});

const refuseNaming = async (principal: Principal, customerId: string) => {
  const text = skillTexts.namesNobody;
  if ((await namesNobodyIn(principal, [customerId])).size > 0)
    throw new ApiFailure('forbidden', { message: text, errors: { teamMember: text } });
};

/** Validates lookup entries and newly named people. Naming a user who is not staff returns 404. */
const wrongReferences = async (principal: Principal, changes: Partial<NewSkill>, newTeam: string[]) => {
  const staff = await findStaff(principal, newTeam);
  if (newTeam.some((id) => !staff.has(id))) throw notFound();
  return {
    ...(await wrongEntries({
      skillType: { id: changes.skillType, type: 'milestoneType', text: skillTexts.selectType },
    })),
    ...([...staff.values()].some((one) => !mayTakeOn(one)) && { teamMember: skillTexts.staffOnly }),
  };
};

export const createSkill = (
  actor: RequestActor,
  { outcome: outcomeId, member, teamMember = [], ...sent }: CreateSkillBody,
): Promise<string> =>
  inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const outcome = await findOutcomeStanding(principal, reach, outcomeId);
    if (!outcome || (member && member !== outcome.memberId)) throw notFound();
    // The outcome is within reach, and so is its child.
    // Locked for a team, which a concurrent hand-over must not miss.
    const family = await (teamMember.length > 0 ? lockMemberInReach : findMemberInReach)(
      principal,
      'any',
      outcome.memberId,
    );
    const held = await holdOutcome(outcome.id);
    if (!family || !held) throw notFound();
    const values = { targetsToBeAchieved: [], status: SKILL_START, ...valuesOf(sent) };
    const team = [...new Set(teamMember)];
    if (team.length > 0) await refuseNaming(principal, family.parentId);
    refuseProblems({
      ...skillProblems({ ...values, teamMember: team }),
      ...(await wrongReferences(principal, values, team)),
    });
    if (!outcomeTakesSkills(held.status)) throw invalidFields({ outcome: skillTexts.outcomeTakesNone });
    const id = uuidv7();
    // The validation above guarantees the required fields.
    await insertSkill({
      ...(values as NewSkill),
      id,
      outcomeId: outcome.id,
      memberId: family.id,
      createdBy: principal.actorId,
    });
    await storeTeam(id, family.parentId, team);
    await recordAudit({
      principal,
      action: 'create',
      record: 'skill',
      recordId: id,
      subjectId: family.parentId,
      after: { ...values, teamMember: team },
      requestId,
    });
    await notifySkillAdded(principal, family, id, outcome);
    return id;
  });

const remove = async ({ principal, requestId }: RequestActor, { skill, outcome, family }: SkillStanding) => {
  const refused = refusal({ outcome: outcome.status, skill: skill.status }, 'delete');
  if (refused) throw invalidFields(refused);
  await hideSkill(skill.id);
  await closeTeams({ skillId: skill.id });
  await recountSkillReaders(skill.id, await hideTasksOf(skill.id));
  await recordAudit({
    principal,
    action: 'delete',
    record: 'skill',
    recordId: skill.id,
    subjectId: family.parentId,
    before: { name: skill.name, status: skill.status },
    requestId,
  });
};

/**
 * For the audit log: whether the criterion was met, or why it is mastered nevertheless. Throws if a reason is missing.
 * A skill of which nothing was planned, recorded or stated has nothing to be judged by.
 */
const groundsOf = async (principal: Principal, skillId: string, reason = '') => {
  const evidence = await evidenceOf(skillId);
  if (!evidence || !isJudged(evidence)) return isBlank(reason) ? {} : { reason: reason.trim() };
  const { met, missing } = verdictFor(evidence, todayOf(principal));
  if (met) return { criterion: { met: met.on } };
  if (isBlank(reason) || reason.trim().length < MASTER_REASON_MIN)
    throw invalidFields({ reason: graphTexts.giveReason });
  return { criterion: { missing }, reason: reason.trim() };
};

/** Ends the skill: settles its open tasks as chosen, and stores its previous state for undoing. */
const close = async (
  actor: RequestActor,
  { skill }: SkillStanding,
  changes: Partial<NewSkill>,
  openTasks = CLOSE_TASKS,
) => {
  const tasks = await settleTasks(actor, skill.memberId, { skillId: skill.id }, openTasks);
  await storeSkill(skill.id, {
    ...changes,
    ...(changes.status === 'Mastered' && { masteredAt: now }),
    closedBy: actor.principal.actorId,
    closedAt: now,
    beforeClosing: { status: skill.status, comment: skill.comment, tasks },
  });
  await closeTeams({ skillId: skill.id });
  await readTaskNotifications(tasks.closed);
  if (changes.status === 'Mastered') await startChecks(skill.id);
  return tasks;
};

const edit = async (
  actor: RequestActor,
  at: SkillStanding,
  { teamMember, openTasks, reason, ...sent }: UpdateSkillBody,
) => {
  const { principal, requestId } = actor;
  const { skill, outcome, family } = at;
  const { outcome: _outcome, member: _member, isDeleted: _d, isdeleted: _D, version: _v, ...fields } = sent;
  const team = await teamOf(skill.id);
  // Without a team there is nobody whose help is needed.
  const ends = team.length > 0 && teamMember?.length === 0 && fields.needHelp === undefined;
  const changes = changedFields(valuesOf({ ...fields, ...(ends && { needHelp: false }) }), skill);
  const wanted = teamMember ? [...new Set(teamMember)] : team;
  const newTeam = wanted.filter((id) => !team.includes(id));
  const teamChanged = newTeam.length > 0 || wanted.length !== team.length;
  if (Object.keys(changes).length === 0 && !teamChanged) return;
  const refused = refusal(
    { outcome: outcome.status, skill: skill.status },
    changes.status === 'Mastered' ? 'master' : 'edit',
  );
  if (refused) throw invalidFields(refused);
  if (teamChanged) await refuseNaming(principal, family.parentId);
  refuseProblems({
    ...skillProblems({ ...skill, ...changes, teamMember: wanted }, skill),
    ...(await wrongReferences(principal, changes, newTeam)),
  });
  const grounds = changes.status === 'Mastered' ? await groundsOf(principal, skill.id, reason) : undefined;
  const comment = skillComment({ ...skill, ...changes }, skill);
  const values = { ...changes, ...(comment !== skill.comment && { comment }) };
  const closes = changes.status !== undefined && skillCloses(changes.status);
  const tasks = closes ? await close(actor, at, values, openTasks) : undefined;
  if (!closes) await storeSkill(skill.id, values);
  if (teamChanged && !closes) await storeTeam(skill.id, family.parentId, wanted);
  await recordAudit({
    principal,
    action: changes.status === 'Mastered' ? 'master' : 'edit',
    record: 'skill',
    recordId: skill.id,
    subjectId: family.parentId,
    before: { ...skill, teamMember: team },
    after: { ...values, ...(teamChanged && { teamMember: wanted }), ...(tasks && { openTasks: tasks }), ...grounds },
    requestId,
  });
};

/** Changes, masters or removes a skill. Returns its child, and whether it still exists. */
export const updateSkill = (
  actor: RequestActor,
  id: string,
  body: UpdateSkillBody,
): Promise<{ memberId: string; gone: boolean }> =>
  inTransaction(async () => {
    // The child is locked first: two skills whose tasks move to each other would deadlock, and a hand-over must not miss
    // a team that is being named.
    if (body.openTasks?.action === 'move' || body.teamMember) {
      const found = await findSkillWithin(actor.principal, actor.reach, id);
      if (found) await lockMemberInReach(actor.principal, 'any', found.skill.memberId);
    }
    const at = await lockSkillWithin(actor.principal, actor.reach, id, 'update');
    if (
      !at ||
      (body.member && body.member !== at.skill.memberId) ||
      (body.outcome && body.outcome !== at.skill.outcomeId)
    )
      throw notFound();
    if (body.version !== undefined && body.version !== at.skill.version) throw stale();
    const gone = Boolean(body.isDeleted ?? body.isdeleted);
    if (gone) await remove(actor, at);
    else await edit(actor, at, body);
    return { memberId: at.skill.memberId, gone };
  });
