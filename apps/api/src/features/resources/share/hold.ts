import { resourceTexts } from '@amberway/contract/resources/texts';
import { notFound, otherFamily } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { claimPrivate, countSeen, holdResources } from './queries.ts';

type Wanted = { principal: Principal; customerId: string; ids: string[]; field: string };

/**
 * Locks all of the resources for a share with the family. Someone who sees a resource of another family gets the
 * reason; for everyone else it does not exist.
 */
export const requireForFamily = async ({ principal, customerId, ids, field }: Wanted) => {
  await claimPrivate(principal, customerId, ids);
  const found = await holdResources(principal, customerId, ids);
  if (found.length === ids.length) return found;
  const missing = ids.filter((id) => !found.some((one) => one.id === id));
  if ((await countSeen(principal, missing)) < missing.length) throw notFound();
  throw otherFamily(field, resourceTexts.otherFamily);
};
