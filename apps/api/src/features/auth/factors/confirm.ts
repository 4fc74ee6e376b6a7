import type { z } from 'zod';
import type { confirmBody } from '@amberway/contract/auth/factors';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { wrongPassword } from '@amberway/contract/auth/password-texts';
import { isStaff } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { factorWrong, invalid } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { hasFactor } from '../../../kernel/identity/second-factor.ts';
import { confirmSignIn, strengthenSignIn } from '../../../kernel/identity/sign-ins.queries.ts';
import type { Exchange } from '../complete.ts';
import { holdUser, passwordHashOf } from '../queries.ts';
import { checkOwnPassword, withinOwnLimit } from '../sign-in.ts';
import { withPasskey } from './assertion.ts';
import { useTotp } from './use-totp.ts';

type Confirmation = z.output<typeof confirmBody>;
type Confirmer = Exchange & { principal: Principal };

const refusePassword = (message: string) => invalid({ password: message }, message);

const byPassword = async ({ principal }: Confirmer, password: string): Promise<string> => {
  const { actorId, rootId } = principal;
  if (isStaff(principal) && hasFactor(principal.second)) throw refusePassword(factorTexts.confirmByFactor);
  const right = await checkOwnPassword(actorId, await passwordHashOf(actorId), password);
  if (!right) throw refusePassword(wrongPassword);
  return confirmSignIn(rootId);
};

const strengthen = async ({ principal, requestId }: Confirmer, factor: string): Promise<string> => {
  const { actorId, rootId } = principal;
  await recordAudit({
    principal,
    action: 'confirmByFactor',
    record: 'session',
    recordId: rootId,
    subjectId: actorId,
    after: { factor },
    requestId,
  });
  return strengthenSignIn(rootId, factor);
};

/** Confirms the sign-in for sensitive actions. Returns until when. */
export const confirmBy = (confirmer: Confirmer, { password, code, passkey }: Confirmation): Promise<string> => {
  const { actorId: userId } = confirmer.principal;
  if (passkey)
    return withPasskey(confirmer, passkey, { purpose: 'confirm', userId }, ({ factor }) =>
      strengthen(confirmer, factor),
    );
  if (code === undefined) return byPassword(confirmer, password ?? '');
  return withinOwnLimit(userId, () =>
    inTransaction(async () => {
      await holdUser(userId);
      if (!(await useTotp(confirmer.services, userId, code))) throw factorWrong();
      return strengthen(confirmer, 'totp');
    }),
  );
};
