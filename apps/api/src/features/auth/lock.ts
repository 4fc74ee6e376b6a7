import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { voidLinks } from '../../kernel/identity/links.queries.ts';
import type { Services } from '../../kernel/services.ts';
import { endSignIns } from './end-sign-ins.ts';
import { resetFactorsByCommand } from './factors/reset.ts';
import { holdUser, storePassword } from './queries.ts';

/**
 * From the command line: replaces the password of an account by one that nobody knows, and ends everything else that
 * opens it. Somebody who knew the password may have added passkeys or requested a link.
 */
export const lockAccountByCommand = (services: Pick<Services, 'mailer'>, id: string, passwordHash: string) =>
  inTransaction(async () => {
    await holdUser(id);
    await resetFactorsByCommand(services, id);
    await storePassword(id, passwordHash);
    await voidLinks(id);
    await endSignIns(id);
    await recordAudit({
      principal: null,
      action: 'lock',
      record: 'user',
      recordId: id,
      subjectId: id,
      requestId: 'command line',
    });
  });
