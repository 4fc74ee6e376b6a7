import { DRAFT_MAX_BYTES, DRAFT_MAX_DEPTH } from '@amberway/contract/drafts/schemas';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Iterative, level by level: recursion would overflow the stack on deeply nested values. */
const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DRAFT_MAX_DEPTH) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};

/** Rejects a missing, too large or too deeply nested value. */
export const checkDraftValue = (value: unknown): void => {
  if (value === undefined) throw invalid({ value: 'Please send a value.' });
  if (isTooDeep(value)) throw invalid({ value: `Nested deeper than ${DRAFT_MAX_DEPTH} levels.` });
  if (Buffer.byteLength(JSON.stringify(value)) > DRAFT_MAX_BYTES) {
    throw new ApiFailure('too_large', {
      message: `A draft may hold ${DRAFT_MAX_BYTES / 1024} KB. Please shorten the text or submit it.`,
    });
  }
};
