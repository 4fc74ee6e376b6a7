import { isShareable } from '@amberway/contract/resources/status';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { childrenOf, sharedWithFamily, holdResources } from './queries.ts';
import { shareAndNotify } from './share.ts';

type ForAnswer = { principal: Principal; customerId: string; resourceIds: string[]; requestId: string };

/**
 * A family can open the resources an answer links to: those none of its children has are shared with all of them, in
 * the transaction of the answer. Those no longer shareable are skipped. Returns false if there is no child to share to.
 */
export const shareForAnswer = async (request: ForAnswer): Promise<boolean> => {
  const { customerId, resourceIds, ...actor } = request;
  if (resourceIds.length === 0) return true;
  const found = await holdResources(actor.principal, customerId, resourceIds);
  const shared = new Set(await sharedWithFamily(customerId, resourceIds));
  const missing = found.filter(({ id, status }) => !shared.has(id) && isShareable(status));
  if (missing.length === 0) return true;
  const children = await childrenOf(customerId);
  for (const child of children) await shareAndNotify(actor, child, missing);
  return children.length > 0;
};
