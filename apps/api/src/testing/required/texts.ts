import { NOT_VALID, REQUIRED } from '../../kernel/http/validate.ts';

/** The generic errors for schemas without a text of their own. */
export const GENERIC: readonly (string | undefined)[] = [REQUIRED, NOT_VALID];
