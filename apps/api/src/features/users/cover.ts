import { COVER_MS } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { grantCover, lockCoverable } from '../../kernel/identity/covers/queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';

/** 'Cover for a colleague': the family opens for a day; who, when and why stay in the log. */
export const openCover = (by: { principal: Principal; requestId: string }, customerId: string, reason: string) =>
  inTransaction(async () => {
    if (!(await lockCoverable(customerId))) throw notFound();
    const { id, expiresAt } = await grantCover(by.principal.actorId, customerId, reason, COVER_MS);
    await recordAudit({
      ...by,
      action: 'cover',
      record: 'cover',
      recordId: id,
      subjectId: customerId,
      after: { reason, expiresAt },
    });
    return { customerId, expiresAt };
  });
