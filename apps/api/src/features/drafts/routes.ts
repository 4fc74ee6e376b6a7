import {
  deleteDraft as deleteDraftEndpoint,
  getDraft,
  listDrafts as listDraftsEndpoint,
  saveDraft,
} from '@amberway/contract/drafts/endpoints';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { checkDraftValue } from './measure.ts';
import { deleteDraft, findDraft, listDrafts } from './queries.ts';
import { keepDraft } from './service.ts';

const present = <T extends { id: string }>({ id, ...row }: T) => ({ _id: id, ...row });

export const draftRoutes = [
  route(listDraftsEndpoint, async ({ principal, params }) => {
    const rows = await listDrafts(principal.actorId, params.kind);
    return okList(rows.map(present), rows.length);
  }),

  route(getDraft, async ({ principal, params }) => {
    const found = await findDraft({ userId: principal.actorId, ...params });
    return ok(found ? present(found) : null);
  }),

  route(saveDraft, async ({ principal, params, body }) => {
    checkDraftValue(body.value);
    return ok(present(await keepDraft({ userId: principal.actorId, ...params }, body.value, body.version)));
  }),

  route(deleteDraftEndpoint, async ({ principal, params }) => {
    await deleteDraft({ userId: principal.actorId, ...params });
    return okEmpty();
  }),
];
