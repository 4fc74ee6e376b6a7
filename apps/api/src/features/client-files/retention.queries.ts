import { lt } from 'drizzle-orm';
import type { RetentionRule } from '../../kernel/retention/rule.queries.ts';
import { clientFiles } from './tables.ts';

/** The stored file itself goes with the sweep of files that nothing refers to. */
export const binRules: readonly RetentionRule[] = [
  { name: 'client_files', table: clientFiles, over: (ago) => lt(clientFiles.deletedAt, ago) },
];
