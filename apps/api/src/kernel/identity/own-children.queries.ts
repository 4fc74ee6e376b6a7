import { type SQL, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { quoted } from '../db/columns.ts';

/**
 * The children whose clinician is this business user: a coach's current clients. Families that were deactivated or
 * deleted keep their clinician but are not on the client list, so their children are not counted either.
 */
export const ownChildren = (businessUserId: SQL): SQL => sql`from members cared
  join users family on family.id = cared.parent_id and family.user_status in (${quoted(SIGN_IN_STATUSES)})
  where cared.primary_contact = ${businessUserId} and cared.deleted_at is null`;
