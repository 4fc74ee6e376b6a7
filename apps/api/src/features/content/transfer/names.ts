import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { Values } from '../queries.ts';
import { idsByName } from './queries.ts';

// CSV files contain names: 'Language|Play'. They are replaced by ids if exactly one record has the name.

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && !ID.test(value);

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isName);

/** Replaces names by ids. An unknown or ambiguous name stays and is rejected by validation as no id. */
export const withIds = async (type: ContentType, rows: readonly Values[]): Promise<Values[]> => {
  const known = new Map<string, Map<string, string>>();
  for (const [field, target] of Object.entries(type.references ?? {})) {
    const names = [...new Set(rows.flatMap((row) => namesIn(row[field])))];
    const to = target && contentTypeOf(target.to);
    if (to && names.length > 0) known.set(field, await idsByName(to, names));
  }
  const idOf = (field: string) => (value: unknown) =>
    (isName(value) && known.get(field)?.get(value.toLowerCase())) || value;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        known.has(field) ? (Array.isArray(value) ? value.map(idOf(field)) : idOf(field)(value)) : value,
      ]),
    ),
  );
};
