import { z } from 'zod';
import { text } from '../kernel/fields.ts';
import { userTexts } from './texts.ts';

export const COVER_REASON_MAX = 500;

/** 'Cover for a colleague' asks for a reason, which is logged. */
export const coverBody = z.strictObject({ reason: text(COVER_REASON_MAX).trim().min(1, userTexts.coverReason) });
