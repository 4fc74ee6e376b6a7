import * as graph from '@amberway/contract/skills/graph/endpoints';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { todayOf } from '../../../kernel/clock/today.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../../kernel/http/route.ts';
import { listChecks } from '../../practice/public.ts';
import { loadSkills } from '../load.ts';
import { setCriterion } from './criterion.ts';
import { createEvent, deleteEvent, updateEvent } from './events.ts';
import { loadGeneralisation, loadGraph } from './load.ts';
import { createPhase, deletePhase, updatePhase } from './phases.ts';
import { resumeSkill } from './resume.ts';

export const graphRoutes = [
  route(graph.getSkillGraph, async ({ principal, reach, params, query }) =>
    ok(await loadGraph(principal, reach, params.id, query)),
  ),

  route(graph.setCriterion, async ({ params, body, ...actor }) =>
    ok(await setCriterion(actor, params.id, body), graphTexts.criterionSaved),
  ),

  route(graph.createPhase, async ({ params, body, ...actor }) =>
    ok(await createPhase(actor, params.id, body), graphTexts.phaseSaved),
  ),

  route(graph.updatePhase, async ({ params, body, ...actor }) =>
    ok(await updatePhase(actor, params, body), graphTexts.phaseSaved),
  ),

  route(graph.deletePhase, async ({ params, ...actor }) => {
    await deletePhase(actor, params);
    return okEmpty(graphTexts.phaseRemoved);
  }),

  route(graph.createEvent, async ({ params, body, ...actor }) =>
    ok(await createEvent(actor, params.id, body), graphTexts.eventSaved),
  ),

  route(graph.updateEvent, async ({ params, body, ...actor }) =>
    ok(await updateEvent(actor, params, body), graphTexts.eventSaved),
  ),

  route(graph.deleteEvent, async ({ params, ...actor }) => {
    await deleteEvent(actor, params);
    return okEmpty(graphTexts.eventRemoved);
  }),

  route(graph.getGeneralisation, async ({ principal, reach, params }) =>
    ok(await loadGeneralisation(principal, reach, params.id)),
  ),

  route(graph.listChecks, async ({ principal, reach, query }) => {
    const child = await findMemberInReach(principal, reach, query.member);
    if (!child) throw notFound();
    const checks = await listChecks(child.id, todayOf(principal));
    return okList(checks, checks.length);
  }),

  route(graph.resumeSkill, async ({ params, body, ...actor }) => {
    const [skill] = await loadSkills({ skillId: await resumeSkill(actor, params.id, body.version) });
    if (!skill) throw notFound();
    return ok(skill, graphTexts.begunAgain(skill.name));
  }),
];
