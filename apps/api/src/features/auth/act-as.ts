import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { isAdministrator, actorOf } from '@amberway/contract/kernel/roles';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { isCustomerInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { requireFactorToAct } from '../../kernel/identity/second-factor.ts';
import { createSiblingSession, revokeSession } from '../../kernel/identity/sign-ins.queries.ts';
import type { Opened } from './sessions.ts';

/** Opens a second, shorter session in which a staff member sees and does what one family may. */
export const openCustomerView = (
  principal: Principal,
  reach: Reach,
  customerId: string,
  { requestId, policy }: { requestId: string; policy: FactorPolicy },
): Promise<Opened> =>
  inTransaction(async () => {
    requireFactorToAct(policy, principal);
    if (!(await isCustomerInReach(principal, reach, customerId))) throw notFound();
    const { token, secret, id, expiresAt } = await createSiblingSession(
      principal.rootId,
      principal.actorId,
      customerId,
    );
    const acting: Principal = {
      ...principal,
      sessionId: id,
      userId: customerId,
      role: 'BusinessAccesCustomer',
      type: 'Customer',
      actingAs: customerId,
      expiresAt,
      confirmedUntil: null,
      hasAgreed: true,
    };
    await recordAudit({
      principal: acting,
      action: 'actAs',
      record: 'session',
      recordId: id,
      subjectId: customerId,
      requestId,
    });
    return { principal: acting, token, secret };
  });

/** Ends the customer's view and returns a token of the same sign-in for the real user. */
export const endCustomerView = (principal: Principal, requestId: string): Promise<Opened> =>
  inTransaction(async () => {
    await revokeSession(principal.sessionId);
    const { token, secret, id, expiresAt } = await createSiblingSession(principal.rootId, principal.actorId, null);
    await recordAudit({
      principal,
      action: 'endActAs',
      record: 'session',
      recordId: principal.sessionId,
      subjectId: principal.userId,
      requestId,
    });
    const real: Principal = {
      ...principal,
      sessionId: id,
      userId: principal.actorId,
      role: principal.actorRole,
      type: isAdministrator(actorOf(principal)) ? 'Administrator' : 'Business',
      actingAs: null,
      expiresAt,
    };
    return { principal: real, token, secret };
  });
