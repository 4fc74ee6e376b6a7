import { lt, sql } from 'drizzle-orm';
import type { RetentionRule } from '../../kernel/retention/rule.queries.ts';
import { recordReads, unusualReadings } from './tables.ts';

export const readRules: readonly RetentionRule[] = [
  { name: 'record_reads', table: recordReads, over: (ago) => lt(recordReads.day, sql`(${ago})::date`) },
  { name: 'unusual_readings', table: unusualReadings, over: (ago) => lt(unusualReadings.at, ago) },
];
