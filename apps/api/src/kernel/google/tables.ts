import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { GOOGLE_KINDS } from '@amberway/contract/calendar/google';
import { createdAt, idOf, instant, quoted, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** Google connections per user and kind. The tokens are encrypted: the table alone does not reveal them. */
export const googleConnections = pgTable(
  'google_connections',
  {
    userId: idOf('user_id', () => users.id),
    kind: text('kind', { enum: GOOGLE_KINDS }).notNull(),
    /** The email address of the Google account, for display. */
    account: text('account'),
    sealed: text('sealed').notNull(),
    /** A connection that is switched off stays, so that switching it on needs no new consent. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('google_connections_kind_known', sql`${t.kind} in (${quoted(GOOGLE_KINDS)})`),
    index('google_connections_active')
      .on(t.kind, t.userId)
      .where(sql`active`),
  ],
);

/** A pending authorisation: usable once, by the sign-in that started it, within minutes. */
export const googleOauthStates = pgTable(
  'google_oauth_states',
  {
    hash: text('hash').primaryKey(),
    userId: idOf('user_id', () => users.id),
    /** The sign-in that started it. */
    rootId: uuid('root_id').notNull(),
    kind: text('kind', { enum: GOOGLE_KINDS }).notNull(),
    /** The PKCE code verifier, sealed. */
    verifier: text('verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('google_oauth_states_kind_known', sql`${t.kind} in (${quoted(GOOGLE_KINDS)})`),
    index('google_oauth_states_expiry').on(t.expiresAt),
  ],
);
