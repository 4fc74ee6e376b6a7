import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import { answersToStore } from './check.ts';
import { childrenWithAnswers, findAnswers, storeChildAnswers, storeFamilyAnswers } from './queries.ts';
import { isSame } from './stored.ts';

/** Who answers about an only child answers in the place of the specification too. Returns whose child it is. */
export const submitAnswers = async (
  { principal, requestId }: Omit<RequestActor, 'reach'>,
  memberId: string,
  text: string,
): Promise<string> => {
  const answers = await answersToStore(text);
  return inTransaction(async () => {
    // Everybody who answers may open the questions; the children are those whose result they read.
    const child = await lockMemberInReach(principal, principalReach(principal, 'assessment', 'read'), memberId);
    if (!child) throw notFound();
    const submittedAt = new Date().toISOString();
    const children = await childrenWithAnswers(child.parentId);
    const family = await findAnswers(principal, 'any', child.parentId);
    const before = children.find(({ id }) => id === child.id);
    // Also when others have come since: the answers in that place stay those about this child.
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

/** Returns that were sent as the user's are those about an only child. */
export const keepForOnlyChild = async (customerId: string, answers: string, submittedAt: string) => {
  const [child, ...more] = await childrenWithAnswers(customerId);
  if (child && more.length === 0) await storeChildAnswers(child.id, answers, submittedAt);
};
