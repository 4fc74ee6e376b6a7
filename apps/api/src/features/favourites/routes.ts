import { pageWindow } from '@amberway/contract/kernel/query';
import {
  createFavourite,
  deleteFavourite,
  listFavourites as listFavouritesEndpoint,
  updateFavourite,
} from '@amberway/contract/favourites/endpoints';
import type { Favourite } from '@amberway/contract/favourites/schemas';
import { favouriteTexts, MAX_FAVOURITES } from '@amberway/contract/favourites/texts';
import { safeRedirect } from '@amberway/contract/shell/redirects';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { breaksUnique } from '../../kernel/db/failures.ts';
import { duplicate, invalidFields, notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import {
  countHeld,
  type FavouriteRow,
  insertFavourite,
  listFavourites,
  lockFavourite,
  removeFavourite,
  storeFavourite,
} from './queries.ts';

const present = ({ id, userId: _owner, memberId, ...row }: FavouriteRow): Favourite => ({
  ...row,
  _id: id,
  member: memberId,
});

const pageTaken = (error: unknown): never => {
  throw breaksUnique(error, 'favourites_page_unique') ? duplicate(favouriteTexts.taken, 'url') : error;
};

export const favouriteRoutes = [
  route(listFavouritesEndpoint, async ({ principal, query }) => {
    const window = pageWindow(query, MAX_FAVOURITES);
    const { rows, count } = await listFavourites(principal.userId, query.member, window);
    return okList(rows.map(present), count);
  }),

  route(createFavourite, ({ principal, body, requestId }) =>
    inTransaction(async () => {
      const memberId = body.member ?? null;
      const reach = principalReach(principal, 'members', 'read');
      if (memberId && !(await findMemberInReach(principal, reach, memberId))) throw notFound();
      if ((await countHeld(principal.userId)) >= MAX_FAVOURITES) throw invalidFields({ url: favouriteTexts.tooMany });
      const values = { userId: principal.userId, memberId, name: body.name, url: safeRedirect(body.url) };
      const row = await insertFavourite(values).catch(pageTaken);
      await recordAudit({
        principal,
        action: 'create',
        record: 'favourite',
        recordId: row.id,
        subjectId: principal.userId,
        after: { name: row.name, url: row.url },
        requestId,
      });
      return ok(present(row), favouriteTexts.added);
    }),
  ),

  route(updateFavourite, ({ principal, params, body, requestId }) =>
    inTransaction(async () => {
      const before = await lockFavourite(principal.userId, params.id, body.version);
      const url = body.url === undefined ? undefined : safeRedirect(body.url);
      const after = await storeFavourite(params.id, { name: body.name, url }).catch(pageTaken);
      await recordAudit({
        principal,
        action: 'edit',
        record: 'favourite',
        recordId: after.id,
        subjectId: principal.userId,
        before: { name: before.name, url: before.url },
        after: { name: after.name, url: after.url },
        requestId,
      });
      return ok(present(after), favouriteTexts.updated);
    }),
  ),

  route(deleteFavourite, ({ principal, params, requestId }) =>
    inTransaction(async () => {
      const row = await lockFavourite(principal.userId, params.id);
      await removeFavourite(row.id);
      await recordAudit({
        principal,
        action: 'delete',
        record: 'favourite',
        recordId: row.id,
        subjectId: principal.userId,
        before: { name: row.name, url: row.url },
        requestId,
      });
      return okEmpty(favouriteTexts.removed);
    }),
  ),
];
