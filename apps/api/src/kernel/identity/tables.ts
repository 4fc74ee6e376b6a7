import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PLANS, USER_STATUSES, USER_TYPES } from '@amberway/contract/kernel/roles';
import { FUNDINGS } from '@amberway/contract/members/body';
import {
  createdAt,
  id,
  idOf,
  instant,
  instantNow,
  liveIndex,
  quoted,
  recordColumns,
  updatedAt,
  version,
} from '../db/columns.ts';

/** Every six letters in a row of the searched text, each behind type and status. */
export const searchGrams = sql`user_search_grams(type, user_status, search_text)`;

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    type: text('type', { enum: USER_TYPES }).notNull(),
    userStatus: text('user_status', { enum: USER_STATUSES }).notNull().default('Active'),
    avatar: text('avatar'),
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    address: text('address'),
    otherAddress: text('other_address'),
    city: text('city'),
    state: text('state'),
    postCode: text('post_code'),
    country: text('country'),
    timeZone: text('time_zone'),
    businessUserType: text('business_user_type')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    languages: text('languages')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isMain: boolean('is_main').notNull().default(false),
    csm: uuid('csm').references((): AnyPgColumn => users.id),
    choosePlan: text('choose_plan', { enum: PLANS }),
    /** An entry of the list `tag`, set by administrators. */
    tag: text('tag'),
    totalWorkDays: integer('total_work_days'),
    totalWorkHours: integer('total_work_hours'),
    totalClientCapacity: integer('total_client_capacity'),
    forms: text('forms'),
    /** The answered questions of the social skill assessment as JSON text, spelled as on the wire. */
    socialSkillAssessment: text('social_skill_assessment'),
    assessedAt: instant('assessed_at'),
    firstTimeLogin: boolean('first_time_login').notNull().default(true),
    unreadCount: integer('unread_count').notNull().default(0),
    validated: boolean('validated').notNull().default(false),
    emailSignature: text('email_signature').notNull().default(''),
    consentVersion: text('consent_version'),
    consentAt: instant('consent_at'),
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    /** Since when the password alone does not sign in: a factor and another way in are set up. */
    secondFactorSince: instant('second_factor_since'),
    /** Until then staff can work without a second factor; set at their first sign-in with the policy `grace`. */
    graceUntil: instant('grace_until'),
    /** After a reset by one administrator: new factors count from then on. */
    factorsWaitUntil: instant('factors_wait_until'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || ' ' || email)`),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('users_type_known', sql`${t.type} in (${quoted(USER_TYPES)})`),
    check('users_status_known', sql`${t.userStatus} in (${quoted(USER_STATUSES)})`),
    check('users_plan_known', sql`${t.choosePlan} in (${quoted(PLANS)})`),
    check('users_consent', sql`(${t.consentVersion} is null) = (${t.consentAt} is null)`),
    check('users_assessed', sql`(${t.socialSkillAssessment} is null) = (${t.assessedAt} is null)`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    // The email address of a deleted account can be used again.
    uniqueIndex('users_email_unique')
      .on(t.email)
      .where(sql`user_status <> 'Deleted'`),
    index('users_list').on(t.type, t.userStatus, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_list_current')
      .on(t.type, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`user_status <> 'Deleted'`),
    index('users_list_plan').on(
      t.type,
      t.userStatus,
      t.choosePlan,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('users_list_name').on(t.type, t.userStatus, sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id),
    index('users_list_current_name')
      .on(t.type, sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id)
      .where(sql`user_status <> 'Deleted'`),
    index('users_staff_name')
      .on(sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id)
      .where(sql`type in ('Business', 'Administrator')`),
    index('users_csm').on(t.csm),
    index('users_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // Of every user several tens of entries: for the lists of all users, in which the other index names too many.
    index('users_search_grams').using('gin', searchGrams),
  ],
);

/** The person who was signed in when the record was created. */
export const createdBy = () => idOf('created_by', () => users.id);

export const members = pgTable(
  'members',
  {
    id: id(),
    parentId: idOf('parent_id', () => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    dob: date('dob'),
    memberShipStart: date('membership_start'),
    memberShipEnd: date('membership_end'),
    primaryContact: uuid('primary_contact').references(() => users.id),
    avatarUrl: text('avatar_url'),
    avatar: jsonb('avatar'),
    gender: text('gender'),
    listingType: text('listing_type'),
    listingIdentifier: text('listing_identifier'),
    funding: text('funding', { enum: FUNDINGS }),
    forms: text('forms'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name || ' ' || last_name)`),
    ...recordColumns(),
  },
  (t) => [
    index('members_parent').on(t.parentId),
    index('members_primary_contact').on(t.primaryContact),
    liveIndex('members_list', t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    liveIndex('members_end', t.memberShipEnd),
    liveIndex('members_name', sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id),
    index('members_search').using('gin', t.searchText.op('gin_trgm_ops')),
    check('members_dates', sql`${t.memberShipStart} < ${t.memberShipEnd}`),
    check('members_funding_known', sql`${t.funding} in (${quoted(FUNDINGS)})`),
  ],
);

/** 'Cover for a colleague': one family for one business user until a time, with the reason. Retained after it ends. */
export const coverGrants = pgTable(
  'cover_grants',
  {
    id: id(),
    businessUserId: idOf('business_user_id', () => users.id),
    customerId: idOf('customer_id', () => users.id),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('cover_grants_user').on(t.businessUserId, t.expiresAt),
    index('cover_grants_customer').on(t.customerId, t.expiresAt),
  ],
);

/**
 * Which business user works with which family: its success manager, the clinicians of its children, active covers.
 * Created by a migration.
 */
export const worksWith = pgView('works_with', {
  businessUserId: uuid('business_user_id').notNull(),
  customerId: uuid('customer_id').notNull(),
}).existing();

/** The live teams of open skills. Their members work with the child of the skill, not with the family. */
export const teamsNow = pgView('teams_now', {
  businessUserId: uuid('business_user_id').notNull(),
  memberId: uuid('member_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  skillId: uuid('skill_id').notNull(),
}).existing();

/** Which business user works with which child: everybody who works with its family, and the teams of its skills. */
export const worksWithChild = pgView('works_with_child', {
  businessUserId: uuid('business_user_id').notNull(),
  memberId: uuid('member_id').notNull(),
  customerId: uuid('customer_id').notNull(),
}).existing();

/**
 * A browser in which a person has signed in. Its cookie holds a token, of which only the hash is stored. An ended
 * device is no longer known; its row shows that the account has been used before.
 */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: idOf('user_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and system, such as 'Chrome on Android'. */
    name: text('name').notNull(),
    /** ISO 3166 country code of the last sign-in. */
    country: text('country'),
    createdAt: createdAt(),
    lastSignInAt: instantNow('last_sign_in_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [index('devices_user').on(t.userId, t.lastSignInAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The sign-in that sessions share: the customer views a staff member opened end with it. */
    rootId: uuid('root_id').notNull(),
    userId: idOf('user_id', () => users.id),
    actingAs: uuid('acting_as').references(() => users.id),
    /** Set on the root session only, not on views opened from it. */
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastSeenAt: instantNow('last_seen_at'),
    expiresAt: instant('expires_at').notNull(),
    /** Set on the root session: until then the password counts as just entered. */
    confirmedUntil: instant('confirmed_until'),
    /** Set on the root session: the factors used, as 'totp', 'recovery', 'sso' and 'passkey:' with its id. */
    factors: text('factors')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Set on the root session: when a factor was last used. */
    strongAt: instant('strong_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_root').on(t.rootId),
    index('sessions_expires').on(t.expiresAt),
    index('sessions_device').on(t.deviceId),
  ],
);

/**
 * The pass of a device that records practice without a sign-in: not a session, and accepted only by endpoints that say
 * so. Only the hash of its token is stored.
 */
export const practicePasses = pgTable(
  'practice_passes',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: idOf('user_id', () => users.id),
    deviceName: text('device_name').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    check('practice_passes_name_length', sql`char_length(${t.deviceName}) between 1 and 60`),
    index('practice_passes_user').on(t.userId, t.createdAt),
    index('practice_passes_expires').on(t.expiresAt),
  ],
);

/** The children that a pass opens. */
export const practicePassMembers = pgTable(
  'practice_pass_members',
  {
    passId: uuid('pass_id')
      .notNull()
      .references(() => practicePasses.id, { onDelete: 'cascade' }),
    memberId: idOf('member_id', () => members.id),
  },
  (t) => [primaryKey({ columns: [t.passId, t.memberId] }), index('practice_pass_members_member').on(t.memberId)],
);

export const LINK_PURPOSES = ['reset', 'set-password'] as const;

export const linkTokens = pgTable(
  'link_tokens',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: idOf('user_id', () => users.id),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('link_tokens_user').on(t.userId, t.purpose)],
);

/** Counters of failed sign-ins: by account, network, both together and known device. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStart: instantNow('window_start'),
});
