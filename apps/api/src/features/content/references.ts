import { contentTypeOf } from '@amberway/contract/content/registry';
import { contentTexts } from '@amberway/contract/content/texts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { libraryIds } from '../resources/public.ts';
import { presentCoaches } from './people.queries.ts';
import { presentIds, type Values } from './queries.ts';

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : [];

const present = async (to: string, ids: string[]): Promise<Set<string>> => {
  if (to === 'businessUser') return presentCoaches(ids);
  if (to === 'resource') return libraryIds(ids);
  const target = contentTypeOf(to);
  return target ? presentIds(target, ids) : new Set();
};

/**
 * Every id that is new to the record must be an existing record: otherwise 404 with the field's name. Existing
 * references may stay, even if the target has been deleted since.
 */
export const requireReferences = async (type: ContentType, values: Values, before: Values | undefined) => {
  for (const [field, target] of Object.entries(type.references ?? {})) {
    if (!target) continue;
    const known = new Set(idsIn(before?.[field]));
    const fresh = [...new Set(idsIn(values[field]))].filter((id) => !known.has(id));
    if (fresh.length === 0) continue;
    const found = await present(target.to, fresh);
    if (fresh.some((id) => !found.has(id)))
      throw new ApiFailure('not_found', { errors: { [field]: contentTexts.notFoundHere } });
  }
};
