import { sql } from 'drizzle-orm';
import type { DashboardResource } from '@amberway/contract/dashboards/schemas';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { resourceFields, resourceShown, sharedResources } from './parts.queries.ts';
import { onlyRow, rowsOf } from '../../kernel/db/figures.ts';

const LATELY = sql`g.created_at > now() - interval '7 days'`;

/** Resources shared with a child in the last seven days; if there are none, the latest of all. */
export const weeklyResources = async (memberId: string, isFamily: boolean, { skip, limit }: PageWindow) => {
  const shared = sql`from ${sharedResources} where g.member_id = ${memberId} and ${resourceShown(isFamily)}`;
  const { week, total } = await onlyRow<{ week: number; total: number }>(
    sql`select (count(*) filter (where ${LATELY}))::int as week, count(*)::int as total ${shared}`,
  );
  const thisWeek = week > 0;
  const rows = await rowsOf<DashboardResource>(sql`select ${resourceFields} ${shared}
    and ${thisWeek ? LATELY : sql`true`} order by g.created_at desc, g.resource_id desc limit ${limit} offset ${skip}`);
  return { rows, count: thisWeek ? week : total, thisWeek };
};
