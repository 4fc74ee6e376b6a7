import type { Act } from '../../kernel/access/acts.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { FAMILY_ACTS } from './family-acts.ts';
import type { Do } from './given.ts';

/** How each act is done. A new act does not compile until a test can do it. */
export const ALL_ACTS: Readonly<Record<Act, Do>> = { ...FAMILY_ACTS, ...ACCOUNT_ACTS };
