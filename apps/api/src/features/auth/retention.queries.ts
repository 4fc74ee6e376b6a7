import { lt } from 'drizzle-orm';
import type { RetentionRule } from '../../kernel/retention/rule.queries.ts';
import { ssoStates } from './tables.ts';

export const signInRules: readonly RetentionRule[] = [
  { name: 'sso_states', table: ssoStates, over: (ago) => lt(ssoStates.expiresAt, ago) },
];
