import { id, instant } from '../kernel/fields.ts';

// Apart from closing.ts, which a family's programme loads: it needs no schemas.

/** Who ended it and when; set while that status lasts. */
export const closingFields = { closedBy: id.nullable(), closedAt: instant.nullable() };
