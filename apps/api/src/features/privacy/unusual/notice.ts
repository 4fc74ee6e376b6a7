import { privacyNotificationTexts } from '@amberway/contract/privacy/notifications';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findUser } from '../../../kernel/identity/users.queries.ts';
import { notifyAdministrators } from '../../notifications/public.ts';
import { countRecentFamilies } from '../reads/queries.ts';
import { insertUnusualReading } from './queries.ts';

/**
 * Call it after the read of a further family is committed, so that of several processes at least the last one counts
 * all of them. Administrators are notified once per user and hour; the reader is not stopped.
 */
export const noteUnusualReading = async (principal: Principal, usual: number, requestId: string): Promise<void> => {
  const { actorId } = principal;
  const families = await countRecentFamilies(actorId);
  if (families <= usual) return;
  await inTransaction(async () => {
    const stored = await insertUnusualReading(actorId, families);
    if (!stored) return;
    const person = await findUser(actorId);
    const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
    await notifyAdministrators({
      type: 'UNUSUAL_READING',
      actorId,
      customerId: null,
      message: privacyNotificationTexts.unusualReading(name, families),
    });
    await recordAudit({
      principal,
      action: 'unusualReading',
      record: 'user',
      recordId: actorId,
      after: { families },
      requestId,
    });
  });
};
