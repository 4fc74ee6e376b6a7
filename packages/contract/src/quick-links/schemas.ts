import { z } from 'zod';
import { id, recordFields, requiredText, text, version } from '../kernel/fields.ts';
import { isHttp } from '../content/fields.ts';
import { quickLinkTexts } from './texts.ts';

export const quickLink = z.object({
  ...recordFields,
  title: z.string(),
  url: z.string(),
  /** Whether everyone sees it. */
  isGlobal: z.boolean(),
  isStarred: z.boolean(),
  createdBy: id,
  version,
});
export type QuickLink = z.infer<typeof quickLink>;

const fields = {
  title: requiredText(quickLinkTexts.inputTitle, 120),
  url: text(2_000, quickLinkTexts.httpOnly).trim().refine(isHttp, quickLinkTexts.httpOnly),
};
const marks = { isGlobal: z.boolean().optional(), isStarred: z.boolean().optional() };

export const createQuickLinkBody = z.strictObject({ ...fields, ...marks });
export const updateQuickLinkBody = z.strictObject({
  ...z.object(fields).partial().shape,
  ...marks,
  version: version.optional(),
});
export type UpdateQuickLinkBody = z.infer<typeof updateQuickLinkBody>;
