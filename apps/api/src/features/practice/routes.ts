import { pageWindow } from '@amberway/contract/kernel/query';
import * as practice from '@amberway/contract/practice/endpoints';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { storeBatch } from './batch/batch.ts';
import { correctEntry, withdrawEntry } from './correct.ts';
import { etagOf, loadDevicePlan } from './device-plan.ts';
import { createPass, endPass, loadPasses, setPassChildren } from './passes.ts';
import { setPlan } from './plan.ts';
import { presentEntry } from './present.ts';
import { listEntries } from './queries.ts';
import { loadSummary } from './summary.ts';

export const practiceRoutes = [
  route(practice.getDevicePlan, async ({ principal, reach, query, request, reply }) => {
    const plan = await loadDevicePlan(principal, reach, query);
    const etag = etagOf(plan);
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) void reply.code(304).serializer(() => '');
    return ok(plan);
  }),

  route(practice.sendPractice, async ({ body, ...actor }) => ok({ results: await storeBatch(actor, body.entries) })),

  route(practice.listPractice, async ({ principal, reach, query }) => {
    if (!(await findMemberInReach(principal, reach, query.member))) throw notFound();
    const { rows, count } = await listEntries(query, pageWindow(query));
    return okList(rows.map(presentEntry), count);
  }),

  route(practice.getPracticeSummary, async ({ principal, reach, query }) => {
    const child = await findMemberInReach(principal, reach, query.member);
    if (!child) throw notFound();
    return ok(await loadSummary(principal, child.id));
  }),

  route(practice.correctPractice, async ({ params, body, ...actor }) =>
    ok(await correctEntry(actor, params.id, body), practiceTexts.corrected),
  ),

  route(practice.withdrawPractice, async ({ params, body, ...actor }) =>
    ok(await withdrawEntry(actor, params.id, body), practiceTexts.withdrawn),
  ),

  route(practice.setPracticePlan, async ({ params, body, ...actor }) =>
    ok(await setPlan(actor, params.skillId, body), practiceTexts.planSaved),
  ),

  route(practice.createPracticePass, async ({ body, ...actor }) =>
    ok(await createPass(actor, body), practiceTexts.deviceReady),
  ),

  route(practice.listPracticePasses, async ({ principal }) => {
    const passes = await loadPasses(principal);
    return okList(passes, passes.length);
  }),

  route(practice.setPassChildren, async ({ params, body, ...actor }) =>
    ok(await setPassChildren(actor, params.id, body.members), practiceTexts.childrenSet),
  ),

  route(practice.endPracticePass, async ({ params, ...actor }) => {
    await endPass(actor, params.id);
    return okEmpty(practiceTexts.deviceEnded);
  }),
];
