import { type SQL, sql } from 'drizzle-orm';
import type { LookupType } from '@amberway/contract/lookups/schemas';
import type { LookupPlace } from '@amberway/contract/lookups/uses';
import { countRows } from '../../kernel/db/uses.queries.ts';
import type { LookupRow } from './queries.ts';

// Where entries are used. The tables are named as text, because this slice lies below those that own them; a test
// compares the ids with the foreign keys of the database.

type Use = { place: LookupPlace; table: string; column: string; is: 'id' | 'name' | 'one of' };

const place = (of: LookupPlace, table: string, column: string, is: Use['is']): Use => ({
  place: of,
  table,
  column,
  is,
});

export const LOOKUP_USES: Partial<Record<LookupType, readonly Use[]>> = {
  skill: [place('outcome', 'outcomes', 'type_id', 'id')],
  complexity: [place('outcome', 'outcomes', 'complexity_id', 'id')],
  milestoneType: [place('skill', 'skills', 'type_id', 'id')],
  taskType: [place('task', 'tasks', 'type_id', 'id')],
  resourceType: [place('resource', 'resources', 'type_id', 'id')],
  skillEvent: [place('event', 'skill_events', 'kind_id', 'id')],
  practicePlace: [place('practice', 'practice_entries', 'place_id', 'id')],
  sessionType: [place('note', 'activity_notes', 'type', 'name')],
  gender: [place('child', 'members', 'gender', 'name')],
  listingType: [place('child', 'members', 'listing_type', 'name')],
  relationship: [place('contact', 'support_contacts', 'relationship', 'name')],
  tag: [
    place('user', 'users', 'tag', 'name'),
    place('video', 'videos', 'tags', 'one of'),
    place('course', 'courses', 'tags', 'one of'),
  ],
};

/** Which rows are there, for tables without `deleted_at`. */
const PRESENT: Record<string, SQL> = {
  outcomes: sql`true`,
  practice_entries: sql`true`,
  skill_events: sql`true`,
  support_contacts: sql`true`,
  users: sql`user_status <> 'Deleted'`,
};

const matches = ({ column, is }: Use, { id, name }: LookupRow): SQL => {
  const own = sql.raw(`"${column}"`);
  if (is === 'id') return sql`${own} = ${id}`;
  return is === 'name' ? sql`${own} = ${name}` : sql`${own} @> array[${name}]::text[]`;
};

/** The records that refer to the entry; removed ones do not count. */
export const countLookupUses = (entry: LookupRow) =>
  countRows(
    (LOOKUP_USES[entry.type] ?? []).map((use) => ({
      place: use.place,
      rows: sql`select 1 from ${sql.raw(`"${use.table}"`)} where ${PRESENT[use.table] ?? sql`deleted_at is null`}
        and ${matches(use, entry)}`,
    })),
  );
