import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { FILE_KINDS } from '@amberway/contract/uploads/types';
import { createdAt, id, idOf, instant, quoted } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/**
 * private: the family and those who work with it; the uploader while it has no family. staff: the same without the
 * family. record: whoever may see its record, by `file_audiences` alone. public: everybody who is signed in.
 * Administrators read all of them.
 */
export const VISIBILITIES = ['private', 'staff', 'record', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Metadata of a stored file; its bytes are in the storage, under its id. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The person who uploaded it, also when acting as a customer. */
    uploaderId: idOf('uploader_id', () => users.id),
    /** The family it is about. */
    customerId: uuid('customer_id').references(() => users.id),
    /** Whose quota it counts against: the family for its own files and those added to them, else the uploader. */
    accountId: idOf('account_id', () => users.id),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('private'),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** The uploaded file name, for display and download. */
    originalName: text('original_name').notNull(),
    /** The name in its URL. */
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Size before re-encoding; null for files from before this column. */
    receivedSize: bigint('received_size', { mode: 'number' }),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    duration: doublePrecision('duration'),
    /** Films: true without the place where it was made, false where its structure could not be read, null not looked at. */
    isStripped: boolean('is_stripped'),
    /** Number of records that refer to it. */
    links: integer('links').notNull().default(0),
    /** Since when nothing refers to it; it stays for a day, and as long as a draft of its uploader refers to it. */
    orphanSince: instant('orphan_since').default(sql`now()`),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    check('files_visibility_known', sql`${t.visibility} in (${quoted(VISIBILITIES)})`),
    check('files_kind_known', sql`${t.kind} in (${quoted(FILE_KINDS)})`),
    check('files_links', sql`${t.links} >= 0 and (${t.links} > 0) = (${t.orphanSince} is null)`),
    check('files_size', sql`${t.size} > 0`),
    index('files_uploader').on(t.uploaderId),
    index('files_customer').on(t.customerId),
    index('files_account').on(t.accountId, t.size),
    index('files_unstripped')
      .on(t.id)
      .where(sql`is_stripped is null and mime in ('video/mp4', 'video/quicktime', 'video/webm', 'audio/mp4')`),
    index('files_marked')
      .on(t.id)
      .where(sql`deleted_at is not null`),
    index('files_orphans')
      .on(t.orphanSince)
      .where(sql`orphan_since is not null`),
  ],
);

/**
 * Who else may read a file because of its record: all staff, one person, a family and those who work with it, or only
 * those who work with a family. Every feature adds its records to this view in a migration.
 */
export const fileAudiences = pgView('file_audiences', {
  fileId: uuid('file_id').notNull(),
  staff: boolean('staff').notNull(),
  userId: uuid('user_id'),
  customerId: uuid('customer_id'),
  staffOf: uuid('staff_of'),
  /** The child of the record, whose team of a skill reads the file too. */
  memberId: uuid('member_id'),
}).existing();

/** Files that records of one child show, for the team of a skill, which reaches the child and not the family. */
export const filesOfChildren = pgView('files_of_children', {
  memberId: uuid('member_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  fileId: uuid('file_id').notNull(),
}).existing();

/** Ids in people's drafts, those of files among them. */
export const fileDrafts = pgView('file_drafts', {
  userId: uuid('user_id').notNull(),
  fileId: uuid('file_id').notNull(),
}).existing();
