import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PASSKEY_NAME_MAX } from '@amberway/contract/auth/factor-limits';
import { createdAt, id, idOf, instant, instantNow, quoted } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** WebAuthn credentials. Only the public key is known here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    userId: idOf('user_id', () => users.id),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures counted by the authenticator, or always 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    deviceType: text('device_type', { enum: ['singleDevice', 'multiDevice'] }).notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    check('passkeys_name_length', sql`char_length(${t.name}) between 1 and ${sql.raw(String(PASSKEY_NAME_MAX))}`),
    check('passkeys_device_type_known', sql`${t.deviceType} in ('singleDevice', 'multiDevice')`),
    index('passkeys_user').on(t.userId, t.createdAt),
  ],
);

/** The secret that codes of an authenticator app are computed from, sealed. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    sealed: text('sealed'),
    confirmedAt: instant('confirmed_at'),
    /** The 30-second step of the last accepted code: each step is accepted once. */
    lastStep: integer('last_step'),
    /** A secret whose set-up is not finished; the one in use stays until then. */
    pending: text('pending'),
    pendingUntil: instant('pending_until'),
  },
  (t) => [
    check('totp_secrets_confirmed', sql`(${t.sealed} is null) = (${t.confirmedAt} is null)`),
    check('totp_secrets_pending', sql`(${t.pending} is null) = (${t.pendingUntil} is null)`),
  ],
);

/** Hashes of the codes for those who lost their factors; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').notNull(),
    userId: idOf('user_id', () => users.id),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

export const CHALLENGE_PURPOSES = ['register', 'signIn', 'confirm', 'second'] as const;

/** Challenges for passkeys, and tickets between password and second step: each is usable once, for minutes. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    hash: text('hash').primaryKey(),
    /** Null for a passkey sign-in, whose person is not known yet. */
    userId: uuid('user_id').references(() => users.id),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    /** The first step of a ticket: 'password' or 'sso'. */
    firstStep: text('first_step', { enum: ['password', 'sso'] }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    check('auth_challenges_purpose_known', sql`${t.purpose} in (${quoted(CHALLENGE_PURPOSES)})`),
    check('auth_challenges_first_step', sql`(${t.firstStep} is null) = (${t.purpose} <> 'second')`),
    index('auth_challenges_user').on(t.userId),
    index('auth_challenges_expiry').on(t.expiresAt),
  ],
);

/** Accounts of an organisation's directory that sign in here. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: idOf('user_id', () => users.id),
    linkedAt: instantNow('linked_at'),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), uniqueIndex('identities_user').on(t.userId, t.issuer)],
);

/**
 * A pending sign-in at the directory: usable once, by the browser that began it, within minutes. Its state, nonce and
 * PKCE verifier are derived from the secret in the browser's cookie, whose hash this is.
 */
export const ssoStates = pgTable(
  'sso_states',
  {
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sso_states_expiry').on(t.expiresAt)],
);

/** A reset of lost factors that is pending: it waits for a second administrator or for its time. */
export const factorResets = pgTable('factor_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  requestedBy: idOf('requested_by', () => users.id),
  requestedAt: instantNow('requested_at'),
});
