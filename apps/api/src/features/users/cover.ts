import { COVER_MS, DAY } from '@amberway/contract/kernel/limits';
import type { CoverAllowance } from '@amberway/contract/users/cover';
import { userTexts } from '@amberway/contract/users/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import { familiesCovered, grantCover, lockCoverable, lockCovers } from '../../kernel/identity/covers.queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyCover } from './notify-cover.ts';

type RequestActor = { principal: Principal; requestId: string; services: Services };

export const coverAllowanceOf = async ({
  principal,
  services,
}: Omit<RequestActor, 'requestId'>): Promise<CoverAllowance> => {
  const perDay = services.config.COVERS_PER_DAY;
  const used = await familiesCovered(principal.actorId, DAY);
  return { perDay, left: Math.max(0, perDay - used.size) };
};

/** A family already covered within the day is renewed and does not count again. */
const refuseTooMany = async (businessUserId: string, customerId: string, perDay: number) => {
  const used = await familiesCovered(businessUserId, DAY);
  if (!used.has(customerId) && used.size >= perDay) throw invalidFields({ reason: userTexts.coverLimit(perDay) });
};

/**
 * 'Cover for a colleague': gives access to the family for a day. Who, when and why are in the audit log, and the
 * family's team and the administrators are notified in the same transaction.
 */
export const openCover = ({ principal, requestId, services }: RequestActor, customerId: string, reason: string) =>
  inTransaction(async () => {
    const { actorId } = principal;
    await lockCovers(actorId);
    if (!(await lockCoverable(customerId))) throw notFound();
    await refuseTooMany(actorId, customerId, services.config.COVERS_PER_DAY);
    const { id, expiresAt } = await grantCover(actorId, customerId, reason, COVER_MS);
    await recordAudit({
      principal,
      action: 'cover',
      record: 'cover',
      recordId: id,
      subjectId: customerId,
      after: { reason, expiresAt },
      requestId,
    });
    await notifyCover({ actorId, customerId, reason });
    return { customerId, expiresAt };
  });
