import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { GUIDE_TYPES } from '@amberway/contract/resources/rules';
import { RESOURCE_STATUSES } from '@amberway/contract/resources/status';
import { createdAt, id, idOf, instant, quoted, recordColumns, updatedAt } from '../../kernel/db/columns.ts';
import { contentColumns, listIndexes, searchText } from '../../kernel/db/content-columns.ts';
import { files } from '../../kernel/files/tables.ts';
import { createdBy, members, users } from '../../kernel/identity/tables.ts';
import { lookups } from '../lookups/public.ts';

export const resources = pgTable(
  'resources',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    typeId: idOf('type_id', () => lookups.id),
    file: text('file').notNull(),
    fileName: text('file_name'),
    isLink: boolean('is_link').notNull().default(false),
    thumbnail: text('thumbnail'),
    videoPreview: text('video_preview'),
    guideType: text('guide_type', { enum: GUIDE_TYPES }).notNull().default('None'),
    document: text('document'),
    documentName: text('document_name'),
    premium: boolean('premium').notNull().default(false),
    promoted: boolean('promoted').notNull().default(false),
    /** Created by an administrator on behalf of the agency. */
    byAgency: boolean('by_agency').notNull().default(false),
    /** It is the attachment of a mail. */
    fromMail: boolean('from_mail').notNull().default(false),
    /** Only receivers and their staff see it; its creator too, while it belongs to no family. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** The child it is meant for. */
    memberId: uuid('member_id').references(() => members.id),
    /**
     * The family it belongs to: for a note's file, a mail attachment, or a private resource made for or shared with a
     * child. Only the family and those who work with it now see it, whoever created it. Null for library resources.
     */
    customerId: uuid('customer_id').references(() => users.id),
    order: integer('order'),
    status: text('status', { enum: RESOURCE_STATUSES }).notNull(),
    rejectReason: text('reject_reason'),
    flagged: boolean('flagged').notNull().default(false),
    createdBy: createdBy(),
    /** Name, description, type, objectives and creator in lower case without punctuation. Maintained by triggers. */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (t) => [
    check('resources_status_known', sql`${t.status} in (${quoted(RESOURCE_STATUSES)})`),
    check('resources_guide_known', sql`${t.guideType} in (${quoted(GUIDE_TYPES)})`),
    check('resources_reject_reason', sql`(${t.status} = 'Reject') = (${t.rejectReason} is not null)`),
    check('resources_guide', sql`(${t.guideType} = 'None') = (${t.document} is null)`),
    check('resources_of_family', sql`${t.customerId} is null or (${t.isPrivate} and not ${t.promoted})`),
    index('resources_list').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('resources_type').on(t.typeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('resources_owner').on(t.createdBy, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('resources_status').on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('resources_name').on(sql`lower(${t.name})`, t.id),
    index('resources_member').on(t.memberId),
    index('resources_family')
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    index('resources_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** The learning objectives of resources. Administrators edit them as content, a slice that depends on this one. */
export const resourceObjectives = pgTable(
  'resource_objectives',
  { ...contentColumns(), name: text('name').notNull(), searchText: searchText('name') },
  (t) => listIndexes('resource_objectives', t, t.name),
);

/** The objectives of a resource; the migration adds the foreign key. */
export const resourceObjectiveLinks = pgTable(
  'resource_objective_links',
  {
    resourceId: idOf('resource_id', () => resources.id),
    objectiveId: uuid('objective_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.objectiveId] }),
    index('resource_objective_links_objective').on(t.objectiveId, t.resourceId),
  ],
);

/** Stored files that belong to a resource: everyone who sees the resource may read them. */
export const resourceFiles = pgTable(
  'resource_files',
  {
    resourceId: idOf('resource_id', () => resources.id),
    field: text('field').notNull(),
    fileId: idOf('file_id', () => files.id),
  },
  (t) => [primaryKey({ columns: [t.resourceId, t.field] }), index('resource_files_file').on(t.fileId)],
);

/** Which resource is shared with which child. */
export const resourceShares = pgTable(
  'resource_shares',
  {
    memberId: idOf('member_id', () => members.id),
    resourceId: idOf('resource_id', () => resources.id),
    sharedBy: idOf('shared_by', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.resourceId] }),
    index('resource_shares_list').on(t.memberId, t.createdAt.desc().nullsFirst(), t.resourceId.desc().nullsFirst()),
    index('resource_shares_resource').on(t.resourceId),
  ],
);

export const resourceFavourites = pgTable(
  'resource_favourites',
  {
    userId: idOf('user_id', () => users.id),
    resourceId: idOf('resource_id', () => resources.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] }), index('resource_favourites_resource').on(t.resourceId)],
);

/** Tasks that use a resource, one row per task and child. A view from a migration, so that the slices stay separate. */
export const resourceTasks = pgView('resource_tasks', {
  resourceId: uuid('resource_id').notNull(),
  memberId: uuid('member_id').notNull(),
  taskId: uuid('task_id').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
}).existing();

/** One row at most. Without one the review of what coaches add is off. */
export const resourceReviews = pgTable(
  'resource_reviews',
  {
    id: id(),
    /** Always true and unique, so that there is only one row. */
    only: boolean('only').notNull().default(true),
    isOn: boolean('is_on').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('resource_reviews_only', sql`${t.only}`), uniqueIndex('resource_reviews_one').on(t.only)],
);
