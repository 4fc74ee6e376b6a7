import { isShareable } from '@amberway/contract/resources/status';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { requireForFamily } from './hold.ts';
import { holdShares } from './queries.ts';
import { shareUnnotified } from './share.ts';

type ForTask = { principal: Principal; memberId: string; resourceIds: string[]; requestId: string };

/**
 * A family can open the resources of its task: they are shared with the child in the transaction of the task. One that
 * is neither shared already nor shareable returns 404. The caller has checked access to the child, and notifies the
 * family of the returned, newly shared resources together with everyone else it notifies of the task.
 */
export const shareForTask = async ({
  principal,
  memberId,
  resourceIds,
  requestId,
}: ForTask): Promise<{ id: string }[]> => {
  const child = await findMemberInReach(principal, 'any', memberId);
  if (!child) throw notFound();
  const found = await requireForFamily({
    principal,
    customerId: child.parentId,
    ids: resourceIds,
    field: 'fileLink',
  });
  const shared = new Set(await holdShares(memberId, resourceIds));
  if (found.some(({ id, status }) => !shared.has(id) && !isShareable(status))) throw notFound();
  const missing = found.filter(({ id }) => !shared.has(id));
  return missing.length > 0 ? shareUnnotified({ principal, requestId }, child, missing) : [];
};
