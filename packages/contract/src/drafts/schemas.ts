import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';

/** Maximum size of a draft as JSON, and its maximum nesting depth. */
export const DRAFT_MAX_BYTES = 256 * 1024;
export const DRAFT_MAX_DEPTH = 32;
export const DRAFTS_PER_USER = 200;
export const DRAFT_RETENTION_DAYS = 90;

/** Which form it belongs to, such as 'onboarding-form'. */
export const draftKind = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** Which record of that form, such as a member's id. */
export const draftKey = z.string().regex(/^[\w:.-]{1,160}$/);

export const draftSummary = z.object({ ...recordFields, kind: z.string(), key: z.string(), version });
export type DraftSummary = z.infer<typeof draftSummary>;

/** A text that could not be saved because of a newer version; stored beside it until the owner chooses. */
const conflictCopy = z.object({ _id: id, value: z.unknown(), createdAt: instant });

/** `conflict` is the oldest copy that awaits a choice. */
export const draft = draftSummary.extend({ value: z.unknown(), conflict: conflictCopy.nullable() });
export type Draft = z.infer<typeof draft>;

/** Any value except undefined. */
const value = z.unknown().refine((sent) => sent !== undefined, 'Please send the unfinished text.');

/**
 * `version` is the version the text is based on; 0 means there was none. An outdated one is rejected, so that two tabs
 * do not overwrite each other's text.
 */
export const saveDraftBody = z.strictObject({
  value,
  version: z.int().min(0).optional(),
  /** The conflict copy that this save resolves; it is removed. */
  settles: id.optional(),
});

/** `settles`: the copy that the text is based on; the new one replaces it. */
export const conflictBody = z.strictObject({ value, settles: id.optional() });

export const savedDraft = z.object({ _id: id, version, updatedAt: instant });
