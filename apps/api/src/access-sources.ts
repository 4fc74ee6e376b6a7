import { ACCOUNT_SOURCES } from './features/auth/access/sources.ts';
import { draftSource } from './features/drafts/access.ts';
import { noticeSource } from './features/notifications/access.ts';
import type { Source } from './kernel/access/source.ts';
import { streamSource } from './kernel/events/access.ts';
import { mediaSource, signedLinkSource } from './kernel/files/access.ts';
import { replySource } from './kernel/idempotency/access.ts';
import { clinicianSource, coverSource, managerSource, viewSource } from './kernel/identity/access.ts';
import { teamSource } from './features/programme/skills/access.ts';

/** What holds what another right opened. */
export const CARRIED_SOURCES = {
  view: viewSource,
  stream: streamSource,
  media: mediaSource,
  signedLink: signedLinkSource,
  reply: replySource,
  draft: draftSource,
  notice: noticeSource,
} as const satisfies Record<string, Source>;

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
  ...CARRIED_SOURCES,
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof ACCESS_SOURCES;
