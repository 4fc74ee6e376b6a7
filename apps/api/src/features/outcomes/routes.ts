import { pageWindow } from '@amberway/contract/kernel/query';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import {
  createOutcome as createOutcomeEndpoint,
  getOutcome,
  getOutcomeDetails,
  listOutcomes,
  searchOutcomes as searchOutcomesEndpoint,
  undoOutcomeClosing as undoOutcomeClosingEndpoint,
  updateOutcome as updateOutcomeEndpoint,
} from '@amberway/contract/outcomes/endpoints';
import { closingTexts } from '@amberway/contract/programme/closing';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { latestFamilyWords } from '../tasks/public.ts';
import { presentFound, presentOutcome } from './present.ts';
import { loadProgramme, loadWithSkills } from './programme.ts';
import { findOutcomeWithin, searchOutcomes } from './queries.ts';
import { createOutcome, updateOutcome } from './save.ts';
import { undoOutcomeClosing } from './undo.ts';

export const outcomeRoutes = [
  // A child's programme is read as a whole, so the page size defaults to the maximum.
  route(listOutcomes, async ({ principal, reach, query }) => {
    const { outcomes, count } = await loadProgramme(principal, reach, query.member, pageWindow(query, MAX_PAGE_SIZE));
    return okList(outcomes, count);
  }),

  route(searchOutcomesEndpoint, async ({ principal, reach, query }) => {
    const { rows, count } = await searchOutcomes(principal, reach, query.query ?? '', pageWindow(query));
    return okList(rows.map(presentFound), count);
  }),

  route(getOutcome, async ({ principal, reach, params }) => {
    const row = await findOutcomeWithin(principal, reach, params.id);
    if (!row) throw notFound();
    return ok(presentOutcome(row));
  }),

  route(getOutcomeDetails, async ({ principal, reach, params }) => {
    const row = await findOutcomeWithin(principal, reach, params.id);
    if (!row) throw notFound();
    const [outcome] = await loadWithSkills([row], { outcomeId: row.id });
    if (!outcome) throw notFound();
    return ok({ ...outcome, familyWords: await latestFamilyWords({ outcomeId: row.id }) });
  }),

  route(createOutcomeEndpoint, async ({ body, ...actor }) =>
    ok(presentOutcome(await createOutcome(actor, body)), outcomeTexts.created),
  ),

  route(updateOutcomeEndpoint, async ({ body, params, ...actor }) =>
    ok(presentOutcome(await updateOutcome(actor, params.id, body)), outcomeTexts.updated),
  ),

  route(undoOutcomeClosingEndpoint, async ({ body, params, ...actor }) => {
    const row = await undoOutcomeClosing(actor, params.id, body.version);
    return ok(presentOutcome(row), closingTexts.undone(row.name));
  }),
];
