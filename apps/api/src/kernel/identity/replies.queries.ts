import { type SQL, sql } from 'drizzle-orm';

/**
 * The messages with which the receiver of a message has replied to its sender since, from messages r. `message` is the
 * name under which the message is in the statement. The table is named as text: several slices below its own need it.
 */
export const repliesTo = (message: SQL): SQL => sql`from messages r where r.kind = 'client'
  and r.from_id = ${message}.to_id and r.to_id = ${message}.from_id and r.created_at > ${message}.created_at`;
