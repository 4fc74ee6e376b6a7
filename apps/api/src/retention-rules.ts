import { signInRules } from './features/auth/retention.queries.ts';
import { binRules } from './features/client-files/retention.queries.ts';
import { notificationRules } from './features/notifications/retention.queries.ts';
import { readRules } from './features/privacy/retention.queries.ts';
import { KERNEL_RULES } from './kernel/retention/kernel-rules.queries.ts';
import type { RetentionRule } from './kernel/retention/rule.queries.ts';

/** How the periods of the contract are enforced, as declared by the features. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...KERNEL_RULES,
  ...notificationRules,
  ...readRules,
  ...binRules,
  ...signInRules,
];
