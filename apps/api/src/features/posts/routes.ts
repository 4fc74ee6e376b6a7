import { isStaff } from '@amberway/contract/kernel/roles';
import * as posts from '@amberway/contract/posts/endpoints';
import { POST_PAGE_SIZE, postTexts } from '@amberway/contract/posts/texts';
import { pageWindow, sortingOf } from '@amberway/contract/kernel/query';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { type Context, ok, okEmpty, route } from '../../kernel/http/route.ts';
import { ApiFailure, notFound } from '../../kernel/http/failure.ts';
import { presentPost } from './present.ts';
import { hidePost, insertPost, interactionsOf, listPosts, lockPost, unhidePost } from './queries.ts';
import { answer, loadPost } from './service.ts';
import { publishPostChanged, notifyPostWritten } from './notify.ts';

type Actor = Pick<Context<typeof posts.deletePost>, 'principal' | 'reach' | 'requestId'>;

/** Returns whether it changed anything. */
type Change = (actor: Actor, id: string) => Promise<boolean>;

const remove: Change = async ({ principal, reach, requestId }, id) => {
  const post = await lockPost(principal, reach, id);
  await hidePost(post.id);
  const subjectId = post.userId;
  await recordAudit({ principal, action: 'delete', record: 'userPost', recordId: post.id, subjectId, requestId });
  await publishPostChanged(post.id, post.userId);
  return true;
};

const restore: Change = async ({ principal, reach, requestId }, id) => {
  const post = await lockPost(principal, reach, id, { orDeleted: true });
  // Somebody else restored it already.
  if (!post.deletedAt) return false;
  await unhidePost(post.id);
  const subjectId = post.userId;
  await recordAudit({ principal, action: 'restore', record: 'userPost', recordId: post.id, subjectId, requestId });
  await publishPostChanged(post.id, post.userId);
  return true;
};

/**
 * All in one transaction, in the order of their ids, so that concurrent requests do not deadlock. Returns the ids of
 * those that it changed.
 */
const each = async (actor: Actor, ids: readonly string[], change: Change): Promise<string[]> => {
  const changed: string[] = [];
  let found = 0;
  for (const id of [...new Set(ids)].toSorted()) {
    try {
      if (await change(actor, id)) changed.push(id);
      found += 1;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error;
    }
  }
  if (found === 0) throw notFound();
  return changed;
};

export const postRoutes = [
  route(posts.listPosts, async ({ principal, reach, query }) => {
    const staff = isStaff(principal);
    const filter = {
      search: query.search?.trim(),
      includeDeleted: staff && query.includeDeleted === true,
      unanswered: query.showUnansweredPosts === true,
    };
    const { rows, count } = await listPosts(
      principal,
      reach,
      filter,
      pageWindow(query, POST_PAGE_SIZE),
      sortingOf(query)?.order,
    );
    const interactions = await interactionsOf(
      rows.map(({ id }) => id),
      !staff,
    );
    return ok({ docs: rows.map((row) => presentPost(row, interactions)), totalCount: count });
  }),

  route(posts.getPost, async ({ principal, reach, params }) => ok(await loadPost(principal, reach, params.id))),

  route(posts.createPost, ({ principal, reach, body, requestId }) =>
    inTransaction(async () => {
      const id = await insertPost(principal.userId, body.post);
      const after = { length: body.post.length };
      const subjectId = principal.userId;
      await recordAudit({ principal, action: 'create', record: 'userPost', recordId: id, subjectId, after, requestId });
      const post = await loadPost(principal, reach, id);
      await notifyPostWritten(principal, post);
      return ok(post, postTexts.written);
    }),
  ),

  route(posts.deletePost, ({ params, ...actor }) =>
    inTransaction(async () => {
      await remove(actor, params.id);
      return okEmpty(postTexts.deleted);
    }),
  ),

  route(posts.restorePost, ({ params, ...actor }) =>
    inTransaction(async () => {
      await restore(actor, params.id);
      return okEmpty(postTexts.restored);
    }),
  ),

  route(posts.deletePosts, ({ body, ...actor }) =>
    inTransaction(async () => ok({ ids: await each(actor, body.ids, remove) }, postTexts.deleted)),
  ),

  route(posts.restorePosts, ({ body, ...actor }) =>
    inTransaction(async () => ok({ ids: await each(actor, body.ids, restore) }, postTexts.restored)),
  ),

  route(posts.answerPost, async (context) => ok(await answer(context), postTexts.answered)),
];
