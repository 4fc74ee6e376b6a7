import { recordRestore } from '../kernel/backups/restores.queries.ts';
import type { Manifest } from './manifest.ts';
import { run } from './queries.ts';

// A backup holds sign-ins that have ended since, of lost phones too. By table and as text: the tables are those of the
// version that made the backup, and are migrated afterwards.

const ENDS: Readonly<Record<string, string>> = {
  sessions: 'delete from sessions',
  // The rows stay: they show that the account was used before.
  devices: 'update devices set ended_at = coalesce(ended_at, now())',
  practice_passes: 'update practice_passes set revoked_at = coalesce(revoked_at, now())',
  calendar_feeds: 'delete from calendar_feeds',
  link_tokens: 'update link_tokens set used_at = coalesce(used_at, now())',
  auth_challenges: 'delete from auth_challenges',
  sso_states: 'delete from sso_states',
  google_oauth_states: 'delete from google_oauth_states',
  factor_resets: 'delete from factor_resets',
};

const NO_SET_UP_PENDING = [
  'delete from totp_secrets where sealed is null',
  'update totp_secrets set pending = null, pending_until = null where pending is not null',
];

/** Ends every sign-in, pass, feed, link and challenge of a restored database. Call it in the transaction of the restore. */
export const endRestoredAccess = async ({ tables, createdAt }: Manifest): Promise<void> => {
  const has = (table: string) => tables.some(({ name }) => name === table);
  for (const [table, statement] of Object.entries(ENDS)) if (has(table)) await run(statement);
  if (has('totp_secrets')) for (const statement of NO_SET_UP_PENDING) await run(statement);
  if (has('audit_log')) await recordRestore(createdAt);
};
