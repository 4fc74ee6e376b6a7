import { sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../identity/principal.ts';

/**
 * The principal with placeholders for ids: a prepared statement is the same for all of a kind. `idsOf` are the values
 * that go with it, `kindOf` what else its text depends on.
 */
export const unnamed = (principal: Principal): Principal => ({
  ...principal,
  actorId: sql.placeholder('actor') as unknown as string,
  userId: sql.placeholder('user') as unknown as string,
  actingAs: principal.actingAs && (sql.placeholder('acting') as unknown as string),
});
export const idsOf = ({ actorId, userId, actingAs }: Principal) => ({ actor: actorId, user: userId, acting: actingAs });
export const kindOf = ({ actorRole, actingAs }: Principal, reach: Reach) =>
  `${reach}.${actorRole === 'Customer' ? 'family' : 'staff'}.${actingAs ? 'acting' : 'own'}`;
