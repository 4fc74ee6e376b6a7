import { z } from 'zod';
import { id, recordFields, requiredText, version } from '../kernel/fields.ts';
import { lookupTexts } from './texts.ts';

/** Lists managed by administrators. The type is the value in `lookups?types=`. */
export const LOOKUP_TYPES = [
  'skill',
  'complexity',
  'milestoneType',
  'taskType',
  'resourceType',
  'tag',
  'sessionType',
  'sessionStatus',
  'listingType',
  'gender',
  'relationship',
  'practicePlace',
  'skillEvent',
] as const;
export type LookupType = (typeof LOOKUP_TYPES)[number];

/** Session statuses are fixed, because rules depend on their names. */
export const isFixedLookup = (type: LookupType): boolean => type === 'sessionStatus';
const editableType = z
  .enum(LOOKUP_TYPES, lookupTexts.selectList)
  .refine((type) => !isFixedLookup(type), lookupTexts.fixedList);

export const lookup = z.object({
  ...recordFields,
  type: z.enum(LOOKUP_TYPES),
  name: z.string(),
  order: z.number(),
  version,
});
export type Lookup = z.infer<typeof lookup>;

const name = requiredText(lookupTexts.inputName, 120);
export const createLookupBody = z.strictObject({
  type: editableType,
  name,
  order: z.int().min(0).max(10_000).optional(),
});
export const updateLookupBody = z.strictObject({
  name: name.optional(),
  order: z.int().min(0).max(10_000).optional(),
  version: version.optional(),
});

/** The ids of one list in their new order. Entries left out follow after them. */
export const orderLookupsBody = z.strictObject({
  type: editableType,
  ids: z.array(id, lookupTexts.selectEntries).min(1, lookupTexts.selectEntries).max(1000),
});
