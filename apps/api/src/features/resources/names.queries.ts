import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../kernel/db/context.ts';
import { resources } from './tables.ts';
import { ofLibrary } from './visible.queries.ts';

/** Names of undeleted resources by id, for records of other slices that refer to them. */
export const resourceNames = async (ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(inArray(resources.id, [...ids]), isNull(resources.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Which of them all staff may link in content: neither private nor a family's. */
export const libraryIds = async (ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db()
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(inArray(resources.id, [...ids]), isNull(resources.deletedAt), ofLibrary, eq(resources.isPrivate, false)),
    );
  return new Set(rows.map(({ id }) => id));
};
