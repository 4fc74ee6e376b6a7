import {
  deleteDraft as deleteDraftEndpoint,
  getDraft,
  listDrafts as listDraftsEndpoint,
  saveDraft,
  storeConflict as storeConflictEndpoint,
} from '@amberway/contract/drafts/endpoints';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { checkDraftValue } from './measure.ts';
import { findDraft, listDrafts, oldestConflict } from './queries.ts';
import { storeDraft, removeDraft, storeConflict } from './service.ts';

const present = <T extends { id: string }>({ id, ...row }: T) => ({ _id: id, ...row });

export const draftRoutes = [
  route(listDraftsEndpoint, async ({ principal, params }) => {
    const rows = await listDrafts(principal, params.kind);
    return okList(rows.map(present), rows.length);
  }),

  route(getDraft, async ({ principal, params }) => {
    const found = await findDraft(principal, params.kind, params.key);
    if (!found) return ok(null);
    const conflict = await oldestConflict(found.id, principal);
    return ok({ ...present(found), conflict: conflict ? present(conflict) : null });
  }),

  route(saveDraft, async ({ principal, params, body }) => {
    checkDraftValue(body.value);
    return ok(present(await storeDraft({ userId: principal.actorId, ...params }, body.value, body)));
  }),

  route(storeConflictEndpoint, async ({ principal, params, body }) => {
    checkDraftValue(body.value);
    await storeConflict({ userId: principal.actorId, ...params }, body.value, body.settles);
    return okEmpty();
  }),

  route(deleteDraftEndpoint, async ({ principal, params, query }) => {
    await removeDraft({ userId: principal.actorId, ...params }, query.settles);
    return okEmpty();
  }),
];
