import type { LookupType } from '@amberway/contract/lookups/schemas';
import { listLookups, typesOf } from './queries.ts';

// The exports other slices may use.

/** The names in these lists, for validating a value against them. */
export const lookupNames = async <T extends LookupType>(types: readonly T[]): Promise<Record<T, Set<string>>> => {
  const rows = await listLookups(types);
  return Object.fromEntries(
    types.map((type) => [type, new Set(rows.filter((row) => row.type === type).map(({ name }) => name))]),
  ) as Record<T, Set<string>>;
};

/** For foreign keys to an entry and for joining its name. */
export { lookups } from './tables.ts';

type Chosen = { id: string | null | undefined; type: LookupType; text: string };

/** The fields whose chosen entry is not in its list, with their error texts. One query, none when nothing is chosen. */
export const wrongEntries = async (fields: Record<string, Chosen>): Promise<Record<string, string>> => {
  const ids = Object.values(fields).flatMap(({ id }) => id ?? []);
  const types = await typesOf(ids);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { id, type, text }]) =>
      id && types.get(id) !== type ? [[field, text] as const] : [],
    ),
  );
};

export { listLookups as findLookups, namesOfEntries } from './queries.ts';
