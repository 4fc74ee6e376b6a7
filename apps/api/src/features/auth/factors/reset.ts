import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { isAdministratorType, isFamilyType } from '@amberway/contract/kernel/roles';
import type { RESET_STATES } from '@amberway/contract/users/factors';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalid, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { endAccess } from '../access/end.ts';
import { notifyReset, notifyResetRequest } from '../notify.ts';
import { maySignIn } from '../queries.ts';
import { listIdentities } from '../sso/queries.ts';
import { countWays, type HeldAccount, holdAccount, setFactorsWait, setSecondFactor } from './queries.ts';
import { deleteReset, findReset, putReset } from './resets.queries.ts';

type State = (typeof RESET_STATES)[number];
type Resetter = { principal: Principal; services: Services; requestId: string };
type Outcome = { state: State; until: string | null };

/** Removes all factors, and ends all that gives access without the password: the lost device may hold more than factors. */
const removeAll = async ({ id }: HeldAccount): Promise<void> => {
  await endAccess(id, 'factorsReset');
  await setSecondFactor(id, false);
};

const hasNothing = async ({ id }: HeldAccount) => {
  const { passkeys, totp, recoveryCodes } = await countWays(id);
  const hasFactors = passkeys > 0 || totp || recoveryCodes > 0;
  // A link to a person of the directory who is gone would refuse the one who came instead.
  return !hasFactors && (await listIdentities(id)).length === 0;
};

const done = async ({ id }: HeldAccount, state: State): Promise<Outcome> => {
  await setFactorsWait(id, null);
  await deleteReset(id);
  return { state, until: null };
};

/** The first administrator. For another administrator this only asks a second one. */
const begin = async (account: HeldAccount, actorId: string): Promise<Outcome> => {
  if (await hasNothing(account)) throw invalid({}, factorTexts.resetNothing);
  if (isAdministratorType(account.type)) return { state: 'waits', until: await putReset(account.id, actorId) };
  await removeAll(account);
  // A family's password signs in by itself.
  if (isFamilyType(account.type)) return done(account, 'done');
  await setFactorsWait(account.id, RESET_WAIT_MS);
  return { state: 'started', until: await putReset(account.id, actorId) };
};

/** The second administrator. */
const confirm = async (account: HeldAccount): Promise<Outcome> => {
  if (!isAdministratorType(account.type)) return done(account, 'confirmed');
  await removeAll(account);
  return done(account, 'done');
};

/**
 * Resets the lost factors of a person, who is mailed at once. New factors of staff count after 24 hours, or when a
 * second administrator does the same; for administrators, it always takes two.
 */
export const resetFactorsOf = ({ principal, services, requestId }: Resetter, id: string): Promise<Outcome> =>
  inTransaction(async () => {
    const { actorId } = principal;
    if (id === actorId) throw invalid({}, factorTexts.resetOwn);
    const account = await holdAccount(id);
    if (!account || !maySignIn(account)) throw notFound();
    const pending = await findReset(id);
    if (pending?.requestedBy === actorId) throw invalid({}, factorTexts.resetByAnother);
    const outcome = pending ? await confirm(account) : await begin(account, actorId);
    await recordAudit({
      principal,
      action: outcome.state === 'waits' ? 'requestFactorReset' : 'resetFactors',
      record: 'user',
      recordId: id,
      subjectId: id,
      after: { state: outcome.state },
      requestId,
    });
    if (outcome.state === 'waits') await notifyResetRequest({ services }, account, actorId);
    else await notifyReset({ services }, account, outcome.state);
    return outcome;
  });

/** From the command line, which needs nobody else. False when there is no such account or it had no factors. */
export const resetFactorsByCommand = (services: Pick<Services, 'mailer'>, id: string): Promise<boolean> =>
  inTransaction(async () => {
    const account = await holdAccount(id);
    if (!account || (await hasNothing(account))) return false;
    await removeAll(account);
    await done(account, 'done');
    await recordAudit({
      principal: null,
      action: 'resetFactors',
      record: 'user',
      recordId: id,
      subjectId: id,
      after: { state: 'done' },
      requestId: 'command line',
    });
    await notifyReset({ services }, account, 'command');
    return true;
  });
