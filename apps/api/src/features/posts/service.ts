import { isStaff } from '@amberway/contract/kernel/roles';
import type { answerPost } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid, notFound } from '../../kernel/http/failure.ts';
import type { Context } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { deadLinks, recordsNamed } from '../content/public.ts';
import { shareForAnswer } from '../resources/public.ts';
import { presentPost } from './present.ts';
import {
  deletedNow,
  findPost,
  insertInteraction,
  interactionsOf,
  lockInteraction,
  lockPost,
  updateInteraction,
} from './queries.ts';
import { isShown, notifyPostResponded } from './notify.ts';

export const loadPost = async (principal: Principal, reach: Reach, id: string): Promise<UserPost> => {
  const staff = isStaff(principal);
  const post = await findPost(principal, reach, id, staff);
  if (!post) throw notFound();
  return presentPost(post, await interactionsOf([id], !staff));
};

type Links = readonly { title: string; internalDeepLink: string }[];

/** New links must lead to an existing target; links the response already had may stay. */
const requireLinks = async (services: Services, links: Links, before: Links) => {
  const known = new Set(before.map(({ internalDeepLink }) => internalDeepLink));
  const fresh = links.map(({ internalDeepLink }) => internalDeepLink).filter((link) => !known.has(link));
  if (fresh.length > 0 && (await deadLinks(services, fresh)).length > 0)
    throw invalid({ referralLinks: postTexts.linkNotFound }, postTexts.linkNotFound);
};

type Answer = Context<typeof answerPost>;
type Stored = Awaited<ReturnType<typeof lockInteraction>>;

/** Resources are visible only where shared, so those a readable response links to are shared with the family. */
const shareReferred = async ({ principal, services, requestId }: Answer, customerId: string, response: Stored) => {
  if (!isShown(response)) return;
  const links = response.referralLinks.map(({ internalDeepLink }) => internalDeepLink);
  const resourceIds = recordsNamed(services, links, 'resources');
  if (!(await shareForAnswer({ principal, customerId, resourceIds, requestId })))
    throw invalid({ referralLinks: postTexts.nobodyToShareWith }, postTexts.nobodyToShareWith);
};

const create = async ({ principal, params, body }: Answer) =>
  insertInteraction({
    postId: params.id,
    parentId: body.parentId ?? null,
    userId: principal.actorId,
    body: body.body ?? '',
    status: body.status ?? 'Draft',
    referralLinks: body.referralLinks ?? [],
    deletedAt: body.isDeleted ? deletedNow : null,
  });

/** Creates a response, or changes one of this post. */
export const answer = (asked: Answer): Promise<UserPost> =>
  inTransaction(async () => {
    const { principal, reach, params, body, services, requestId } = asked;
    const post = await lockPost(principal, reach, params.id, { orDeleted: isStaff(principal) });
    if (post.deletedAt) throw invalid({ body: postTexts.deletedTakesNone }, postTexts.deletedTakesNone);
    if (body.parentId) await lockInteraction(post.id, body.parentId, undefined);
    const before = body.postInteractionId
      ? await lockInteraction(post.id, body.postInteractionId, body.version)
      : undefined;
    await requireLinks(services, body.referralLinks ?? [], before?.referralLinks ?? []);
    if (before) {
      const { body: text, status, referralLinks, parentId, isDeleted } = body;
      await updateInteraction(before.id, {
        ...(text !== undefined && { body: text }),
        ...(status && { status }),
        ...(referralLinks && { referralLinks }),
        ...(parentId !== undefined && parentId !== before.id && { parentId }),
        ...(isDeleted !== undefined && { deletedAt: isDeleted ? (before.deletedAt ?? deletedNow) : null }),
      });
    }
    const id = before?.id ?? (await create(asked));
    const { postInteractionId: _, version: _version, body: text, ...rest } = body;
    await recordAudit({
      principal,
      action: before ? 'edit' : 'create',
      record: 'postResponse',
      recordId: id,
      subjectId: post.userId,
      ...(before && {
        before: {
          status: before.status,
          referralLinks: before.referralLinks,
          isDeleted: before.deletedAt !== null,
          parentId: before.parentId,
          length: before.body.length,
        },
      }),
      after: { ...rest, ...(text !== undefined && { length: text.length }) },
      requestId,
    });
    const after = await lockInteraction(post.id, id, undefined);
    await shareReferred(asked, post.userId, after);
    await notifyPostResponded(principal, post, before, after);
    return loadPost(principal, reach, post.id);
  });
