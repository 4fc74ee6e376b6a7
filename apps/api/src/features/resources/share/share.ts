import type { Reach } from '@amberway/contract/kernel/permissions';
import { isShareable } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { requireForFamily } from './hold.ts';
import { notifyResourcesShared } from './notify.ts';
import { addShares, type Child, holdShares, removeShares, tasksUsing } from './queries.ts';

type RequestActor = { principal: Principal; requestId: string };
type ShareRequest = RequestActor & { reach: Reach; memberId: string; resourceIds: string[] };

const requireChild = async ({ principal, reach, memberId }: ShareRequest): Promise<Child> => {
  const child = await findMemberInReach(principal, reach, memberId);
  if (!child) throw notFound();
  return child;
};

type Named = { id: string; name: string };

/** Shares the resources with the child. Returns those that are new to it, for the caller to notify the family. */
export const shareUnnotified = async (actor: RequestActor, child: Child, resources: Named[]): Promise<Named[]> => {
  const ids = resources.map(({ id }) => id);
  const added = new Set(await addShares(child.id, ids, actor.principal.actorId));
  if (added.size === 0) return [];
  await recordAudit({
    ...actor,
    action: 'share',
    record: 'resource',
    subjectId: child.parentId,
    after: { member: child.id, resources: [...added] },
  });
  return resources.filter(({ id }) => added.has(id));
};

/** The same, and notifies the family. Returns the number of new shares. */
export const shareAndNotify = async (actor: RequestActor, child: Child, resources: Named[]): Promise<number> => {
  const added = await shareUnnotified(actor, child, resources);
  await notifyResourcesShared(actor.principal, child, added);
  return added.length;
};

/** All of them or none. */
export const shareResources = (request: ShareRequest): Promise<number> =>
  inTransaction(async () => {
    const child = await requireChild(request);
    const found = await requireForFamily({
      principal: request.principal,
      customerId: child.parentId,
      ids: request.resourceIds,
      field: 'resources',
    });
    if (!found.every(({ status }) => isShareable(status)))
      throw invalidFields({ resources: resourceTexts.notShareable });
    return shareAndNotify(request, child, found);
  });

/** All of them or none; resources used by a task of the child cannot be unshared. */
export const unshareResources = (request: ShareRequest): Promise<number> =>
  inTransaction(async () => {
    const { principal, reach, memberId, resourceIds, requestId } = request;
    const child = await requireChild(request);
    const held = await holdShares(memberId, resourceIds);
    if (held.length < resourceIds.length) throw notFound();
    const tasks = await tasksUsing(principal, reach, resourceIds, memberId);
    if (tasks.length > 0) throw invalidFields({ resources: resourceTexts.usedByTask });
    await removeShares(memberId, resourceIds);
    await recordAudit({
      principal,
      action: 'unshare',
      record: 'resource',
      subjectId: child.parentId,
      before: { member: memberId, resources: held },
      requestId,
    });
    return held.length;
  });
