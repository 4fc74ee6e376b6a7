import { NOT_VALID, REQUIRED } from '../../kernel/http/validate.ts';

/** What the server says where a schema has no text of its own. */
export const GENERIC: readonly (string | undefined)[] = [REQUIRED, NOT_VALID];
