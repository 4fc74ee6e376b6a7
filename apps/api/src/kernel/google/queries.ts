import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { GOOGLE_KINDS, type GoogleKind } from '@amberway/contract/calendar/google';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../db/context.ts';
import { users } from '../identity/tables.ts';
import { googleConnections, googleOauthStates } from './tables.ts';

export type ConnectionRow = typeof googleConnections.$inferSelect;
type Whose = { userId: string; kind: GoogleKind };

const of = ({ userId, kind }: Whose) => and(eq(googleConnections.userId, userId), eq(googleConnections.kind, kind));

type NewState = Whose & { hash: string; rootId: string; verifier: string; ms: number };

export const insertState = ({ ms, ...state }: NewState) =>
  db()
    .insert(googleOauthStates)
    .values({ ...state, expiresAt: sql`now() + ${`${ms} milliseconds`}::interval` as never });

/** Deletes and returns the state, so that it works once, and only for the sign-in that started it. */
export const takeState = async ({ hash, userId, rootId, kind }: Omit<NewState, 'verifier' | 'ms'>) => {
  const [row] = await db()
    .delete(googleOauthStates)
    .where(
      and(
        eq(googleOauthStates.hash, hash),
        eq(googleOauthStates.userId, userId),
        eq(googleOauthStates.rootId, rootId),
        eq(googleOauthStates.kind, kind),
        gt(googleOauthStates.expiresAt, sql`now()`),
      ),
    )
    .returning({ verifier: googleOauthStates.verifier });
  return row?.verifier;
};

export const sweepOauthStates = () =>
  db()
    .delete(googleOauthStates)
    .where(lt(googleOauthStates.expiresAt, sql`now()`));

export const findConnection = async (whose: Whose): Promise<ConnectionRow | undefined> =>
  (await db().select().from(googleConnections).where(of(whose)))[0];

export const putConnection = (values: Whose & { account: string | null; sealed: string }) =>
  db()
    .insert(googleConnections)
    .values(values)
    .onConflictDoUpdate({
      target: [googleConnections.userId, googleConnections.kind],
      set: { account: values.account, sealed: values.sealed, active: true, updatedAt: sql`now()` },
    });

/** Renewed tokens replace only those they were made from, not ones stored meanwhile. */
export const replaceSealed = (whose: Whose, before: string, sealed: string) =>
  db()
    .update(googleConnections)
    .set({ sealed })
    .where(and(of(whose), eq(googleConnections.sealed, before)));

/** Returns false when there is no connection to switch. */
export const switchConnection = async (whose: Whose, active: boolean): Promise<boolean> => {
  const rows = await db()
    .update(googleConnections)
    .set({ active })
    .where(of(whose))
    .returning({ userId: googleConnections.userId });
  return rows.length > 0;
};

export const deleteConnection = async (whose: Whose): Promise<ConnectionRow | undefined> =>
  (await db().delete(googleConnections).where(of(whose)).returning())[0];

export const listConnections = (userId: string) =>
  db()
    .select({
      kind: googleConnections.kind,
      account: googleConnections.account,
      createdAt: googleConnections.createdAt,
    })
    .from(googleConnections)
    .where(eq(googleConnections.userId, userId))
    .orderBy(googleConnections.kind);

/** Deletes a person's connections of all kinds but these, with their tokens. Returns the kinds. */
export const deleteConnectionsOf = async (userId: string, except: readonly string[]): Promise<GoogleKind[]> => {
  const gone = await db()
    .delete(googleConnections)
    .where(
      and(
        eq(googleConnections.userId, userId),
        inArray(
          googleConnections.kind,
          GOOGLE_KINDS.filter((kind) => !except.includes(kind)),
        ),
      ),
    )
    .returning({ kind: googleConnections.kind });
  return gone.map(({ kind }) => kind);
};

/** Users with an active connection who may still sign in. */
export const connectedUsers = async (kind: GoogleKind): Promise<string[]> => {
  const rows = await db()
    .select({ id: googleConnections.userId })
    .from(googleConnections)
    .innerJoin(users, eq(users.id, googleConnections.userId))
    .where(
      and(
        eq(googleConnections.kind, kind),
        eq(googleConnections.active, true),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
      ),
    )
    .orderBy(googleConnections.userId);
  return rows.map(({ id }) => id);
};

export const isConnected = async (whose: Whose): Promise<boolean> => (await findConnection(whose))?.active ?? false;
