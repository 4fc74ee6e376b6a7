import { z } from 'zod';
import { recordFields, text, version } from '../kernel/fields.ts';

/** Lists that administrators keep. The type is the word in `lookups?types=`. */
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
] as const;
export type LookupType = (typeof LOOKUP_TYPES)[number];

export const lookup = z.object({
  ...recordFields,
  type: z.enum(LOOKUP_TYPES),
  name: z.string(),
  order: z.number(),
  version,
});
export type Lookup = z.infer<typeof lookup>;

const name = text(120).trim().min(1, 'Please input a name!');
export const createLookupBody = z.strictObject({
  type: z.enum(LOOKUP_TYPES),
  name,
  order: z.int().min(0).max(10_000).optional(),
});
export const updateLookupBody = z.strictObject({
  name: name.optional(),
  order: z.int().min(0).max(10_000).optional(),
  version: version.optional(),
});
