import { sql } from 'drizzle-orm';
import { countRows } from '../../kernel/db/uses.queries.ts';
import { resourceShares, resourceTasks } from './tables.ts';

/** Where a resource is used, for the question before it is deleted. `activity_notes` belongs to a higher slice. */
export const countResourceUses = (id: string) =>
  countRows([
    {
      place: 'shared',
      rows: sql`select 1 from ${resourceShares} where resource_id = ${id}
        and exists (select 1 from members m where m.id = member_id and m.deleted_at is null)`,
    },
    { place: 'note', rows: sql`select 1 from activity_notes where resource_id = ${id} and deleted_at is null` },
    { place: 'task', rows: sql`select 1 from ${resourceTasks} where resource_id = ${id}` },
  ]);
