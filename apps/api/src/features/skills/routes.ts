import { pageWindow } from '@amberway/contract/kernel/query';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import {
  createSkill as createSkillEndpoint,
  getSkill,
  getSkillDetails,
  listSkills,
  startNextSkill as startNextSkillEndpoint,
  undoSkillClosing as undoSkillClosingEndpoint,
  updateSkill as updateSkillEndpoint,
} from '@amberway/contract/skills/endpoints';
import { closingTexts } from '@amberway/contract/programme/closing';
import { skillTexts, startText } from '@amberway/contract/skills/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { findOutcomeStanding, findSkillWithin, isRestoring, type SkillStanding } from '../programme/public.ts';
import { latestFamilyWords, loadTaskSummaries } from '../tasks/public.ts';
import { requireEditing } from './ends-team.ts';
import { graphRoutes } from './graph/routes.ts';
import { loadSkills } from './load.ts';
import { hasActiveSkill, startNextSkill } from './next.ts';
import { presentSkill } from './present.ts';
import { countSkills } from './queries.ts';
import { restoreSkill } from './restore.ts';
import { createSkill, updateSkill } from './save.ts';
import { undoSkillClosing } from './undo.ts';

const requireStanding = (at: SkillStanding | undefined): SkillStanding => {
  if (!at) throw notFound();
  return at;
};

const loaded = async (skillId: string) => {
  const [skill] = await loadSkills({ skillId });
  if (!skill) throw notFound();
  return skill;
};

export const skillRoutes = [
  ...graphRoutes,

  route(listSkills, async ({ principal, reach, query }) => {
    const { outcome, member } = query;
    if (!outcome && !member) throw invalidFields({ outcome: skillTexts.selectOutcome });
    if (outcome && !(await findOutcomeStanding(principal, reach, outcome))) throw notFound();
    if (member && !(await findMemberInReach(principal, reach, member))) throw notFound();
    const scope = { memberId: member, outcomeId: outcome };
    return okList(await loadSkills(scope, pageWindow(query, MAX_PAGE_SIZE)), await countSkills(scope));
  }),

  route(getSkill, async ({ principal, reach, params }) => {
    requireStanding(await findSkillWithin(principal, reach, params.id));
    return ok(await loaded(params.id));
  }),

  route(getSkillDetails, async ({ principal, reach, params }) => {
    const { outcome } = requireStanding(await findSkillWithin(principal, reach, params.id));
    return ok({
      ...(await loaded(params.id)),
      outcomeObject: { _id: outcome.id, name: outcome.name, status: outcome.status },
      tasks: await loadTaskSummaries({ skillId: params.id }),
      familyWords: await latestFamilyWords({ skillId: params.id }),
    });
  }),

  route(createSkillEndpoint, async ({ body, ...actor }) =>
    ok(await loaded(await createSkill(actor, body)), skillTexts.created),
  ),

  route(updateSkillEndpoint, async ({ body, params, ...actor }) => {
    await requireEditing(actor.principal, params.id, body);
    if (isRestoring(body) && (await restoreSkill(actor, params.id, body.version))) {
      const restored = await loaded(params.id);
      return ok({ ...restored, noActiveLeft: !(await hasActiveSkill(restored.member)) }, skillTexts.restored);
    }
    const { skill } = requireStanding(await findSkillWithin(actor.principal, actor.reach, params.id));
    const { memberId, gone } = await updateSkill(actor, params.id, body);
    const noActiveLeft = !(await hasActiveSkill(memberId));
    if (gone) {
      const removed = presentSkill({ ...skill, deletedAt: skill.updatedAt }, new Map(), []);
      return ok({ ...removed, noActiveLeft }, skillTexts.removed);
    }
    const saved = await loaded(params.id);
    const message = body.status === 'Mastered' ? skillTexts.mastered(saved.name) : skillTexts.updated;
    return ok({ ...saved, noActiveLeft }, message);
  }),

  route(undoSkillClosingEndpoint, async ({ body, params, ...actor }) => {
    await undoSkillClosing(actor, params.id, body.version);
    const skill = await loaded(params.id);
    return ok(skill, closingTexts.undone(skill.name));
  }),

  route(startNextSkillEndpoint, async ({ params, ...actor }) => {
    const started = await startNextSkill(actor, params.memberId);
    return ok(started, startText(started.result, started.name));
  }),
];
