import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { isReviewOn, storeReview } from './review.queries.ts';

/** Switches the review on or off for everyone. Resources that are active already stay so. */
export const setReview = (actor: { principal: Principal; requestId: string }, isOn: boolean): Promise<void> =>
  inTransaction(async () => {
    const before = { isOn: await isReviewOn() };
    const recordId = await storeReview(isOn);
    await recordAudit({ ...actor, action: 'edit', record: 'resourceReview', recordId, before, after: { isOn } });
  });
