import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { endAccess } from './access/end.ts';
import { setSecondFactor } from './factors/queries.ts';
import { holdUser, storePassword } from './queries.ts';

/**
 * From the command line: replaces the password of an account by one that nobody knows, and ends everything else that
 * opens it. Somebody who knew the password may have added passkeys or requested a link.
 */
export const lockAccountByCommand = (id: string, passwordHash: string) =>
  inTransaction(async () => {
    await holdUser(id);
    await endAccess(id, 'locked');
    await setSecondFactor(id, false);
    await storePassword(id, passwordHash);
    await recordAudit({
      principal: null,
      action: 'lock',
      record: 'user',
      recordId: id,
      subjectId: id,
      requestId: 'command line',
    });
  });
