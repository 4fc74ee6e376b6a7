import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog } from '../audit/tables.ts';
import { backupRuns } from '../backups/tables.ts';
import { db } from '../db/context.ts';
import { googleOauthStates } from '../google/tables.ts';
import { idempotencyKeys } from '../idempotency/tables.ts';
import { devices, linkTokens, practicePasses, sessions, signInFailures } from '../identity/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { rateWindows } from '../limits/tables.ts';
import { mails } from '../mail/tables.ts';
import type { RetentionRule } from './rule.queries.ts';

const newer = alias(devices, 'newer');
/** A person's last one stays: it shows that the account was used. */
const isNotLast = () =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(newer)
      .where(and(eq(newer.userId, devices.userId), gt(newer.lastSignInAt, devices.lastSignInAt))),
  );

const WITHOUT_TEXT = sql`text = '', html = ''`;
const hasText = ne(mails.text, '');
const isLive = () =>
  db()
    .select({ one: sql`1` })
    .from(linkTokens)
    .where(
      and(eq(linkTokens.tokenHash, mails.linkHash), isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, sql`now()`)),
    );

/** What the kernel stores. */
export const KERNEL_RULES: readonly RetentionRule[] = [
  { name: 'mails', table: mails, over: (ago) => lt(mails.createdAt, ago) },
  {
    name: 'mails.text',
    table: mails,
    over: (ago) => and(eq(mails.state, 'failed'), hasText, lt(mails.createdAt, ago)),
    blank: WITHOUT_TEXT,
  },
  {
    name: 'mails.links',
    table: mails,
    over: () => and(isNotNull(mails.linkHash), hasText, inArray(mails.state, ['kept', 'failed']), notExists(isLive())),
    blank: WITHOUT_TEXT,
  },
  {
    name: 'link_tokens',
    table: linkTokens,
    over: (ago) => or(isNotNull(linkTokens.usedAt), lt(linkTokens.expiresAt, ago)),
  },
  { name: 'audit_log', table: auditLog, over: (ago) => lt(auditLog.at, ago) },
  { name: 'sessions', table: sessions, over: (ago) => lt(sessions.expiresAt, ago) },
  { name: 'devices', table: devices, over: (ago) => and(lt(devices.lastSignInAt, ago), isNotLast()) },
  { name: 'practice_passes', table: practicePasses, over: (ago) => lt(practicePasses.expiresAt, ago) },
  { name: 'sign_in_failures', table: signInFailures, over: (ago) => lt(signInFailures.windowStart, ago) },
  { name: 'rate_windows', table: rateWindows, over: (ago) => lt(rateWindows.endsAt, ago) },
  { name: 'idempotency_keys', table: idempotencyKeys, over: (ago) => lt(idempotencyKeys.expiresAt, ago) },
  { name: 'google_oauth_states', table: googleOauthStates, over: (ago) => lt(googleOauthStates.expiresAt, ago) },
  { name: 'jobs', table: jobs, over: (ago) => and(eq(jobs.state, 'done'), lt(jobs.finishedAt, ago)) },
  { name: 'jobs.failed', table: jobs, over: (ago) => and(eq(jobs.state, 'failed'), lt(jobs.finishedAt, ago)) },
  {
    name: 'backup_runs',
    table: backupRuns,
    over: (ago) => and(isNotNull(backupRuns.finishedAt), lt(backupRuns.startedAt, ago)),
  },
];
