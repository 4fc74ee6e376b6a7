import { type WaitingKind, waitingCounted } from '@amberway/contract/waiting/kinds';
import { backupFigures } from '../../kernel/backups/queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { countWaiting } from './count.ts';

/** What any administrator handles: nobody's own records are counted. */
const ADMINISTRATOR = {
  role: 'Administrator',
  actorRole: 'Administrator',
  type: 'Administrator',
  actingAs: null,
  businessUserType: [],
} satisfies Partial<Principal> as unknown as Principal;

type Work = { kind: WaitingKind | 'backups'; count: number; text: string };

/** The work that waits for administrators, by kinds and numbers, as their mail names it. */
export const waitingForMail = async (): Promise<Work[]> => {
  const kinds = (await countWaiting(ADMINISTRATOR)).map(({ kind, count }) => ({
    kind,
    count,
    text: waitingCounted(kind, count),
  }));
  const { failed } = await backupFigures();
  const backups: Work[] = failed ? [{ kind: 'backups', count: 1, text: 'a failed backup' }] : [];
  return [...kinds.filter(({ count }) => count > 0), ...backups];
};
