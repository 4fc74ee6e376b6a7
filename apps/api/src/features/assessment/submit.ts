import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import { answersToStore } from './check.ts';
import { childrenWithAnswers, findAnswers, storeChildAnswers, storeFamilyAnswers } from './queries.ts';
import { isSame } from './stored.ts';

/** Stores answers about a child; those about an only child also on the user record. Returns the parent's id. */
export const submitAnswers = async (
  { principal, requestId }: Omit<RequestActor, 'reach'>,
  memberId: string,
  text: string,
): Promise<string> => {
  const answers = await answersToStore(text);
  return inTransaction(async () => {
    // The permission to submit has no family scope, so the child is looked up with the scope for reading results.
    const child = await lockMemberInReach(principal, principalReach(principal, 'assessment', 'read'), memberId);
    if (!child) throw notFound();
    const submittedAt = new Date().toISOString();
    const children = await childrenWithAnswers(child.parentId);
    const family = await findAnswers(principal, 'any', child.parentId);
    const before = children.find(({ id }) => id === child.id);
    // Also true after siblings were added: the answers on the user record stay those about this child.
    const isTheirs = children.length === 1 || Boolean(family && before && isSame(before, family));
    await storeChildAnswers(child.id, answers, submittedAt);
    if (isTheirs) await storeFamilyAnswers(child.parentId, answers, submittedAt);
    await recordAudit({
      principal,
      action: 'answer',
      record: 'assessment',
      recordId: child.id,
      subjectId: child.parentId,
      requestId,
    });
    return child.parentId;
  });
};

/** Answers submitted on the user record are about the only child. */
export const storeForOnlyChild = async (customerId: string, answers: string, submittedAt: string) => {
  const [child, ...more] = await childrenWithAnswers(customerId);
  if (child && more.length === 0) await storeChildAnswers(child.id, answers, submittedAt);
};
