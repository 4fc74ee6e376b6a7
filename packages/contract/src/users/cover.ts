import { z } from 'zod';
import { requiredText } from '../kernel/fields.ts';
import { visibleLength } from '../kernel/visible.ts';
import { userTexts } from './texts.ts';

export const COVER_REASON_MIN = 10;
const COVER_REASON_MAX = 500;

/** 'Cover for a colleague' needs a meaningful reason; it is logged and shown to the family's team. */
export const coverBody = z.strictObject({
  reason: requiredText(userTexts.coverReason, COVER_REASON_MAX).refine(
    (reason) => visibleLength(reason) >= COVER_REASON_MIN,
    userTexts.coverReasonShort(COVER_REASON_MIN),
  ),
});

/** How many more families the viewer may cover, and the limit per 24 hours. */
export const coverAllowance = z.object({ perDay: z.int(), left: z.int() });
export type CoverAllowance = z.infer<typeof coverAllowance>;
