import { z } from 'zod';
import { id, text } from '../kernel/fields.ts';
import { CONTENT_NAMES } from './registry.ts';
import { contentTexts } from './texts.ts';

export const bulkStatusBody = z.strictObject({
  type: z.enum(CONTENT_NAMES, contentTexts.selectContentType),
  ids: z.array(id, contentTexts.selectRows).min(1, contentTexts.selectRows).max(200),
  status: text(40, contentTexts.selectStatus),
  archiveReason: text(2_000).optional(),
});
