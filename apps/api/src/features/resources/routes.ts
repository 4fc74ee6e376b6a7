import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import * as endpoints from '@amberway/contract/resources/endpoints';
import { LIBRARY_PAGE, SHARED_PAGE } from '@amberway/contract/resources/limits';
import type { SharedResource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { findMemberInReach, isCustomerInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction, onReplica } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import { favouriteIds, toggleStar } from './favourites.queries.ts';
import { flagResource } from './flag.ts';
import { countLibrary, type LibraryFilter, listLibrary, searchPatterns } from './list.queries.ts';
import { presenter, type Viewing } from './present.ts';
import { findResource } from './queries.ts';
import { receiversOf } from './receivers.queries.ts';
import { setReview } from './review.ts';
import { isReviewOn } from './review.queries.ts';
import { createResource } from './save/create.ts';
import { deleteResource, updateResource } from './save/update.ts';
import { listShared, sharedNames, type SharedRow, tasksUsing } from './share/queries.ts';
import { shareResources, unshareResources } from './share/share.ts';
import { countResourceUses } from './uses.queries.ts';

const NOBODY = { receiverInfo: [], receiverCount: 0 };

type LibraryPage = Parameters<typeof pageWindow>[0] &
  Parameters<typeof sortingOf<(typeof endpoints.LIBRARY_SORTS)[number]>>[0];

const library = async (viewing: Viewing, filter: LibraryFilter, query: LibraryPage) => {
  const { principal } = viewing;
  const read = async () => {
    const rows = await listLibrary(principal, filter, pageWindow(query, LIBRARY_PAGE), sortingOf(query));
    return { rows: rows.map(presenter(viewing)), count: await countLibrary(principal, filter) };
  };
  return filter.search ? onReplica(read) : read();
};

const details = async (viewing: Viewing, id: string) => {
  const { principal } = viewing;
  const row = await findResource(principal, id);
  if (!row) throw notFound();
  const receivers = await receiversOf(principal, principalReach(principal, 'sharedResources', 'read'), [id]);
  return { ...presenter(viewing)(row), ...(receivers.get(id) ?? NOBODY) };
};

const presentShared = (viewing: Viewing) => {
  const present = presenter(viewing);
  return ({ child: { id: _id, firstName, lastName }, sharedAt, ...row }: SharedRow): SharedResource => ({
    ...present(row),
    member: _id,
    memberInfo: { _id, firstName, lastName },
    sharedAt,
  });
};

export const resourceRoutes = [
  route(endpoints.getResourceReview, async () => ok({ isOn: await isReviewOn() })),

  route(endpoints.setResourceReview, async ({ body, ...actor }) => {
    await setReview(actor, body.isOn);
    return ok({ isOn: body.isOn });
  }),

  route(endpoints.listResources, async (context) => {
    const { rows, count } = await library(context, context.query, context.query);
    return okList(rows, count);
  }),

  route(endpoints.listUploadedResources, async (context) => {
    const { principal, reach, query } = context;
    const { rows, count } = await library(context, { ...query, uploaded: true }, query);
    const receivers = await receiversOf(
      principal,
      reach,
      rows.map(({ _id }) => _id),
    );
    return okList(
      rows.map((row) => ({ ...row, ...(receivers.get(row._id) ?? NOBODY) })),
      count,
    );
  }),

  route(endpoints.listFavouriteIds, async ({ principal }) => ok(await favouriteIds(principal))),

  route(endpoints.listFavouriteResources, async (context) => {
    const { rows, count } = await library(context, { ...context.query, favourites: true }, context.query);
    return okList(rows, count);
  }),

  route(endpoints.toggleFavourite, ({ principal, params }) =>
    inTransaction(async () => {
      if (!(await findResource(principal, params.id))) throw notFound();
      return ok({ favourite: await toggleStar(principal.actorId, params.id) });
    }),
  ),

  route(endpoints.listSharedResources, async (context) => {
    const { principal, reach, params, query } = context;
    const child = await findMemberInReach(principal, reach, params.id);
    if (!child) throw notFound();
    const { rows, count } = await listShared(
      principal,
      { memberId: child.id },
      { ...query, search: searchPatterns(query.search) },
      pageWindow(query, SHARED_PAGE),
    );
    return {
      ...okList(rows.map(presentShared(context)), count),
      allResources: await sharedNames(principal, child.id),
    };
  }),

  route(endpoints.listFamilyResources, async (context) => {
    const { principal, reach, params, query } = context;
    if (!(await isCustomerInReach(principal, reach, params.userId))) throw notFound();
    const whom = { customerId: params.userId };
    const { rows, count } = await listShared(
      principal,
      whom,
      { ...query, search: searchPatterns(query.search) },
      pageWindow(query, SHARED_PAGE),
    );
    return okList(rows.map(presentShared(context)), count);
  }),

  route(endpoints.listRelatedTasks, async ({ principal, reach, params, query }) => {
    if (!(await findResource(principal, params.id))) throw notFound();
    if (query.memberId && !(await findMemberInReach(principal, reach, query.memberId))) throw notFound();
    const tasks = await tasksUsing(principal, reach, [params.id], query.memberId);
    return okList(tasks, tasks.length);
  }),

  route(endpoints.getResource, async (context) => ok(await details(context, context.params.id))),

  route(endpoints.createResource, async ({ body, ...context }) => {
    const id = await createResource(context, body);
    return ok(await details(context, id), resourceTexts.created);
  }),

  route(endpoints.updateResource, async ({ body, params, ...context }) => {
    const message = await updateResource(context, params.id, body);
    return ok(await details(context, params.id), message);
  }),

  route(endpoints.findResourceUses, async ({ principal, params }) => {
    if (!(await findResource(principal, params.id))) throw notFound();
    return ok(await countResourceUses(params.id));
  }),

  route(endpoints.deleteResource, async ({ params, ...actor }) => {
    await deleteResource(actor, params.id);
    return okEmpty(resourceTexts.deleted);
  }),

  route(endpoints.flagResource, async ({ params, ...actor }) => {
    const { flagged: currentFlag, message } = await flagResource(actor, params.id);
    return { ...ok({ currentFlag }, message), currentFlag };
  }),

  route(endpoints.shareResources, async ({ params, body, ...actor }) => {
    const changed = await shareResources({ ...actor, memberId: params.id, resourceIds: body.resources });
    return ok({ changed }, resourceTexts.shared);
  }),

  route(endpoints.unshareResources, async ({ params, body, ...actor }) => {
    const changed = await unshareResources({ ...actor, memberId: params.id, resourceIds: body.resources });
    return ok({ changed }, resourceTexts.unshared);
  }),
];
