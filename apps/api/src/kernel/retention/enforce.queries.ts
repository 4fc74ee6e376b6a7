import { sql } from 'drizzle-orm';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { periodOf } from '@amberway/contract/privacy/retention';
import { db, inTransaction } from '../db/context.ts';
import type { RetentionRule } from './rule.queries.ts';

/** Rows of one statement: it takes milliseconds, and nobody waits for it. */
const BATCH = 1_000;
/** What is left then is for the next hour. */
const LONGEST_MS = 4 * MINUTE;

/** One batch; rows that another process works on are skipped. Returns how many there were. */
const enforceOnce = ({ name, table, over, blank }: RetentionRule, batch: number): Promise<number> =>
  inTransaction(async () => {
    // The audit log refuses to be changed by anything else.
    await db().execute(sql`select set_config('amberway.sweeping', 'on', true)`);
    const ago = sql`now() - make_interval(days => ${periodOf(name).days}::int)`;
    const rows = sql`${table}.ctid = any(array(
      select ${table}.ctid from ${table} where ${over(ago)} limit ${batch} for update skip locked))`;
    const { rows: done } = (await db().execute(
      blank
        ? sql`with done as (update ${table} set ${blank} where ${rows} returning 1) select count(*)::int as n from done`
        : sql`with done as (delete from ${table} where ${rows} returning 1) select count(*)::int as n from done`,
    )) as { rows: { n: number }[] };
    return done[0]?.n ?? 0;
  });

/** Enforces the rules one after the other, in batches. Returns by rule how many rows it found. */
export const enforceRetention = async (
  rules: readonly RetentionRule[],
  signal?: AbortSignal,
  batch: number = BATCH,
): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  const since = performance.now();
  for (const rule of rules)
    for (let n = batch; n === batch && performance.now() - since < LONGEST_MS;) {
      signal?.throwIfAborted();
      n = await enforceOnce(rule, batch);
      if (n > 0) found[rule.name] = (found[rule.name] ?? 0) + n;
    }
  return found;
};
