import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';

/** What an unfinished text may weigh as JSON, and how deep it may be nested. */
export const DRAFT_MAX_BYTES = 256 * 1024;
export const DRAFT_MAX_DEPTH = 32;
export const DRAFTS_PER_USER = 200;
export const DRAFT_KEEP_DAYS = 90;
/** How long the hands must rest before the server gets the text. */
export const DRAFT_QUIET_MS = 3_000;

/** Which form it belongs to, such as 'onboarding-form'. */
export const draftKind = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** Which record of that form, such as a member's id. */
export const draftKey = z.string().regex(/^[\w:.-]{1,160}$/);

export const draftSummary = z.object({ ...recordFields, kind: z.string(), key: z.string(), version });
export type DraftSummary = z.infer<typeof draftSummary>;

/** A text that could not be saved because another one was there, stored beside it until its owner chooses. */
const conflictCopy = z.object({ _id: id, value: z.unknown(), createdAt: instant });

/** `conflict` is the oldest copy that waits for a choice. */
export const draft = draftSummary.extend({ value: z.unknown(), conflict: conflictCopy.nullable() });
export type Draft = z.infer<typeof draft>;

/** Anything but nothing. */
const value = z.unknown().refine((sent) => sent !== undefined, 'Please send the unfinished text.');

/**
 * `version` is the one the text was written on; 0 says 'there was none'. An old one is refused, so that of two tabs
 * neither overwrites the other's text.
 */
export const saveDraftBody = z.strictObject({
  value,
  version: z.int().min(0).optional(),
  /** The conflict copy that this choice settles; it is removed. */
  settles: id.optional(),
});

/** `settles`: the copy that the text was made from; the new one takes its place. */
export const conflictBody = z.strictObject({ value, settles: id.optional() });

export const savedDraft = z.object({ _id: id, version, updatedAt: instant });
