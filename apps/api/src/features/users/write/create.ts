import { uuidv7 } from 'uuidv7';
import { SIGN_IN_STATUSES, isAdministratorType } from '@amberway/contract/kernel/roles';
import type { CreateUserBody } from '@amberway/contract/users/body';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { mailSetPasswordLink, notifyNewAdministrator, type Origin } from '../../auth/public.ts';
import { changeAvatar } from './avatar.ts';
import { addressTaken, checkManager, checkTag } from './guards.ts';
import { insertUser } from './queries.ts';
import { problemsOf, refuseStrangeLists, valuesOf } from './rules.ts';
import { saveTogether } from './together.ts';

type RequestActor = { principal: Principal; requestId: string; services: Services; publicUrl: string; origin: Origin };

/** Creates a user with children or targets and the set-password mail, in one transaction. Returns the id. */
export const createUser = (
  { services, publicUrl, origin, ...actor }: RequestActor,
  body: CreateUserBody,
): Promise<string> =>
  inTransaction(async () => {
    const { type, members, kpis, ...sent } = body;
    const { firstName, email } = body;
    const values = valuesOf(sent);
    refuseStrangeLists(type, body);
    const problems = problemsOf({ type, ...values });
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    await checkManager(actor.principal, values.csm);
    await checkTag(values.tag);

    const id = uuidv7();
    await insertUser({ ...values, id, type, firstName, email }).catch(addressTaken);
    await changeAvatar(actor.principal, id, null, values.avatar ?? undefined);
    await recordAudit({
      ...actor,
      action: 'create',
      record: 'user',
      recordId: id,
      subjectId: id,
      after: { type, ...values },
    });
    await saveTogether(actor, id, { members, kpis });
    // A user who cannot sign in yet gets no link; an administrator can mail one later.
    if (SIGN_IN_STATUSES.includes(body.userStatus ?? 'Active'))
      await mailSetPasswordLink({ id, email, firstName, type }, services, publicUrl);
    if (isAdministratorType(type))
      await notifyNewAdministrator(
        origin,
        { id, email, firstName, lastName: body.lastName ?? '' },
        actor.principal.actorId,
      );
    return id;
  });
