import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileOwner } from '@amberway/contract/resources/schemas';
import { db } from '../../kernel/db/context.ts';
import type { Executor } from '../../kernel/db/database.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { users } from '../../kernel/identity/tables.ts';
import { lookups } from '../lookups/public.ts';
import { resources } from './tables.ts';
import { visibleTo } from './visible.queries.ts';

export const creator = alias(users, 'creator');

type Named = { _id: string; name: string };
const objectives = sql<Named[]>`coalesce((
  select json_agg(json_build_object('_id', o.objective_id, 'name', o.name) order by o.name)
  from resource_objective_names o where o.resource_id = ${resources.id}), '[]'::json)`;
const usedByTask = sql<boolean>`exists (select 1 from resource_tasks t where t.resource_id = ${resources.id})`;

/** Where the file of a resource is changed, if not here. Only a family's resource can come from a note or a mail. */
export const fileOwner = sql<FileOwner | null>`case
  when ${resources.fromMail} then 'mail'
  when ${resources.customerId} is not null
    and exists (select 1 from resource_notes n where n.resource_id = ${resources.id}) then 'note'
  end`;

export const resourceColumns = {
  id: resources.id,
  name: resources.name,
  description: resources.description,
  type: { _id: lookups.id, name: lookups.name },
  objective: objectives.as('objective'),
  file: resources.file,
  fileName: resources.fileName,
  isLink: resources.isLink,
  thumbnail: resources.thumbnail,
  videoPreview: resources.videoPreview,
  guideType: resources.guideType,
  document: resources.document,
  documentName: resources.documentName,
  premium: resources.premium,
  promoted: resources.promoted,
  byAgency: resources.byAgency,
  fromMail: resources.fromMail,
  isPrivate: resources.isPrivate,
  memberId: resources.memberId,
  customerId: resources.customerId,
  fileOwner: fileOwner.as('file_owner'),
  order: resources.order,
  status: resources.status,
  rejectReason: resources.rejectReason,
  flagged: resources.flagged,
  version: resources.version,
  createdAt: resources.createdAt,
  updatedAt: resources.updatedAt,
  deletedAt: resources.deletedAt,
  creator: { _id: creator.id, firstName: creator.firstName, lastName: creator.lastName, avatar: creator.avatar },
};

/** Whole resources, with the names of the records they refer to. */
export const selectResources = (executor: Executor = db()) =>
  executor
    .select({ ...resourceColumns, hasTasks: usedByTask.as('has_tasks') })
    .from(resources)
    .innerJoin(lookups, eq(lookups.id, resources.typeId))
    .innerJoin(creator, eq(creator.id, resources.createdBy))
    .$dynamic();
export type ResourceRow = Awaited<ReturnType<typeof selectResources>>[number];

export const findResource = async (principal: Principal, id: string, also?: SQL): Promise<ResourceRow | undefined> =>
  (await selectResources().where(and(eq(resources.id, id), visibleTo(principal), also)))[0];
