import { z } from 'zod';
import { id, text } from '../kernel/fields.ts';
import { severalIds } from '../kernel/several.ts';
import { CONTENT_NAMES } from './registry.ts';
import { contentTexts } from './texts.ts';

export const bulkStatusBody = z.strictObject({
  type: z.enum(CONTENT_NAMES, contentTexts.selectContentType),
  ids: severalIds,
  status: text(40, contentTexts.selectStatus),
  archiveReason: text(2_000).optional(),
});

/** How many were changed, and why the others were not. */
export const bulkResult = z.object({
  changed: z.number(),
  failed: z.array(z.object({ _id: id, message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;
