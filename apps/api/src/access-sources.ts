import { ACCOUNT_SOURCES } from './features/auth/access/sources.ts';
import type { Source } from './kernel/access/source.ts';
import { clinicianSource, coverSource, managerSource } from './kernel/identity/access.ts';
import { teamSource } from './features/programme/skills/access.ts';

/**
 * Everything that lets somebody reach a family or an account, as declared beside each. The tests of all cells
 * (`testing/access`), the sequences and the table of docs/privacy.md are made of it.
 */
export const ACCESS_SOURCES = {
  clinician: clinicianSource,
  manager: managerSource,
  team: teamSource,
  cover: coverSource,
  ...ACCOUNT_SOURCES,
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof ACCESS_SOURCES;
