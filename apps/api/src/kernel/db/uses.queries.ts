import { type SQL, sql } from 'drizzle-orm';
import { type Uses, USES_COUNTED } from '@amberway/contract/kernel/uses';
import { rowsOf } from './figures.ts';

/** How many rows each of these queries returns, without those that return none. Bounded, and one statement. */
export const countRows = async <Place extends string>(
  sources: readonly { place: Place; rows: SQL }[],
): Promise<(Uses & { place: Place })[]> => {
  if (sources.length === 0) return [];
  const counts = sources.map(
    ({ place, rows }) =>
      sql`select ${place}::text as place, (select count(*)::int from (${rows} limit ${USES_COUNTED + 1}) used) as count`,
  );
  const found = await rowsOf<{ place: Place; count: number }>(sql.join(counts, sql` union all `));
  return found
    .filter(({ count }) => count > 0)
    .map(({ place, count }) => ({ place, count: Math.min(count, USES_COUNTED), more: count > USES_COUNTED }));
};
