import { z } from 'zod';
import { requiredText } from '../kernel/fields.ts';
import { visibleLength } from '../kernel/visible.ts';
import { userTexts } from './texts.ts';

export const COVER_REASON_MIN = 10;
const COVER_REASON_MAX = 500;

/** 'Cover for a colleague' needs a reason that says something; it is logged and read by the family's team. */
export const coverBody = z.strictObject({
  reason: requiredText(userTexts.coverReason, COVER_REASON_MAX).refine(
    (reason) => visibleLength(reason) >= COVER_REASON_MIN,
    userTexts.coverReasonShort(COVER_REASON_MIN),
  ),
});

/** How many families one may still cover, of how many within 24 hours. */
export const coverAllowance = z.object({ perDay: z.int(), left: z.int() });
export type CoverAllowance = z.infer<typeof coverAllowance>;
