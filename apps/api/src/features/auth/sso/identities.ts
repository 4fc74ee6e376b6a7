import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { endSignInsWith } from '../../../kernel/identity/sign-ins.queries.ts';
import { holdUser } from '../queries.ts';
import { deleteIdentities } from './queries.ts';

/** Unlinks the caller's directory accounts. Sign-ins in which the directory was the second factor end. */
export const unlink = ({ principal, requestId }: { principal: Principal; requestId: string }) =>
  inTransaction(async () => {
    const { actorId, rootId } = principal;
    await holdUser(actorId);
    const issuers = await deleteIdentities(actorId);
    if (issuers.length === 0) return { signedOut: false };
    const ended = await endSignInsWith(actorId, 'sso');
    await recordAudit({
      principal,
      action: 'unlinkIdentity',
      record: 'user',
      recordId: actorId,
      subjectId: actorId,
      before: { issuers },
      requestId,
    });
    return { signedOut: ended.includes(rootId) };
  });
