import { DRAFT_MAX_BYTES, DRAFT_MAX_DEPTH } from '@amberway/contract/drafts/schemas';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Level by level: what is nested too deep would overflow whatever walks it by calling itself. */
const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DRAFT_MAX_DEPTH) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};

/** Refuses what is no draft: nothing at all, too much, or something made to break a reader. */
export const checkDraftValue = (value: unknown): void => {
  if (value === undefined) throw invalid({ value: 'Please send a value.' });
  if (isTooDeep(value)) throw invalid({ value: `Nested deeper than ${DRAFT_MAX_DEPTH} levels.` });
  if (Buffer.byteLength(JSON.stringify(value)) > DRAFT_MAX_BYTES) {
    throw new ApiFailure('too_large', {
      message: `A draft may hold ${DRAFT_MAX_BYTES / 1024} KB. Please shorten the text or submit it.`,
    });
  }
};
