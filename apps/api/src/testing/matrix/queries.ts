import { eq, sql } from 'drizzle-orm';
import type { UserStatus, UserType } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { users } from '../../kernel/identity/tables.ts';

export const insertTestUser = async (user: { email: string; type: UserType }): Promise<string> => {
  const [row] = await db()
    .insert(users)
    .values({ ...user, firstName: 'Test' })
    .returning({ id: users.id });
  if (!row) throw new Error('The test user was not stored.');
  return row.id;
};

export const setUserStatus = (id: string, userStatus: UserStatus) =>
  db().update(users).set({ userStatus }).where(eq(users.id, id));

/** Counting knocks and noting activity is not a change of data. */
const NOT_DATA = new Set(['rate_windows', 'sign_in_failures']);
const VOLATILE = "- 'last_seen_at'";

/** A fingerprint of everything stored, to show that a refused request left nothing behind. */
export const fingerprint = async (): Promise<string> => {
  const tables = (await db().execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )) as { rows: { name: string }[] };
  const parts = tables.rows
    .filter(({ name }) => !NOT_DATA.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as t, md5(coalesce(string_agg((to_jsonb(r) ${VOLATILE})::text, '|' order by (to_jsonb(r) ${VOLATILE})::text), '')) as h from "${name}" r`,
    );
  const sums = (await db().execute(sql.raw(parts.join(' union all ')))) as { rows: { t: string; h: string }[] };
  return sums.rows
    .map(({ t, h }) => `${t}:${h}`)
    .toSorted()
    .join('\n');
};
