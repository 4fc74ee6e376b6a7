import { resourceTexts } from '@amberway/contract/resources/texts';
import { notFound, otherFamily } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { claimPrivate, countSeen, holdResources } from './queries.ts';

type Wanted = { principal: Principal; customerId: string; ids: string[]; field: string };

/**
 * Locks all of the resources for sharing with the family. A user who sees a resource of another family gets the reason;
 * everyone else gets 404.
 */
export const requireForFamily = async ({ principal, customerId, ids, field }: Wanted) => {
  await claimPrivate(principal, customerId, ids);
  const found = await holdResources(principal, customerId, ids);
  if (found.length === ids.length) return found;
  const missing = ids.filter((id) => !found.some((one) => one.id === id));
  if ((await countSeen(principal, missing)) < missing.length) throw notFound();
  throw otherFamily(field, resourceTexts.otherFamily);
};
