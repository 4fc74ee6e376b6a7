import { eq, sql } from 'drizzle-orm';
import type { UserStatus, UserType } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { practicePasses, users } from '../../kernel/identity/tables.ts';

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

export const endPassesOf = (deviceName: string) =>
  db()
    .update(practicePasses)
    .set({ revokedAt: sql`now()` })
    .where(eq(practicePasses.deviceName, deviceName));

/** Rate limit counters and last activity are not data changes. */
const NOT_DATA = ['rate_windows', 'sign_in_failures'];
const VOLATILE = ['last_seen_at', 'last_used_at'];

const contentOf = (table: string) => {
  const row = `(to_jsonb(r)${VOLATILE.map((column) => ` - '${column}'`).join('')})::text`;
  return `select '${table}' as t, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as h from "${table}" r`;
};

/** Jobs come to their time whatever is requested: only a new one is a change. */
const COUNTED = ['jobs'];

/** Every write gives its row a new xmin, so their sum detects changes faster than reading the rows. */
const writesOf = (table: string) => {
  const writes = COUNTED.includes(table) ? '' : ` || ' ' || coalesce(sum(xmin::text::bigint), 0)`;
  return `select '${table}' as t, count(*)::text${writes} as h from "${table}"`;
};

const resultOf = async (statement: string): Promise<string> => {
  const { rows } = (await db().execute(sql.raw(statement))) as { rows: { t: string; h: string }[] };
  return rows
    .map(({ t, h }) => `${t}:${h}`)
    .toSorted()
    .join('\n');
};

const tablesWith = async (volatile: boolean): Promise<string[]> => {
  const { rows } = (await db().execute(sql`
    select tablename as name from pg_tables t where schemaname = 'public' and ${volatile} = exists (
      select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.tablename and c.column_name in ('last_seen_at', 'last_used_at')
    )`)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name).filter((name) => !NOT_DATA.includes(name));
};

/** Returns a function that summarises what is stored, to show that a rejected request left nothing behind. */
export const prepareFingerprint = async (): Promise<() => Promise<string>> => {
  const quiet = (await tablesWith(false)).map(writesOf);
  const noted = (await tablesWith(true)).map(contentOf);
  const statement = [...quiet, ...noted].join(' union all ');
  return () => resultOf(statement);
};

/** Everything that decides whether a token is accepted, and for whom. */
export const signedIn = () => resultOf(['sessions', 'users'].map(contentOf).join(' union all '));

export const setSecondFactorOf = (userId: string, has: boolean) =>
  db()
    .update(users)
    .set({ secondFactorSince: has ? sql`coalesce(${users.secondFactorSince}, now())` : null, factorsWaitUntil: null })
    .where(eq(users.id, userId));
