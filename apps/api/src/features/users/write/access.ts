import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import {
  endAccessAtFormerAddress,
  endAccessOfInactive,
  endOwnAccess,
  endPassword,
  listLasting,
  mailSetPasswordLink,
  notifyNewEmail,
  type Origin,
  waitAfterActivation,
} from '../../auth/public.ts';
import type { NewUser, StoredUser } from './queries.ts';

/** What the person who changes an address decided about the rest. */
export type Rest = Pick<UpdateUserBody, 'stays' | 'endPassword'>;
type Changer = { principal: Principal; origin: Origin; publicUrl: string };

const maySignIn = (status: NewUser['userStatus']) => status !== undefined && SIGN_IN_STATUSES.includes(status);

const isOwn = ({ principal }: Pick<Changer, 'principal'>, { id }: StoredUser) => principal.actorId === id;

/** What is left belongs to the owner, and the password of another account to its administrator. */
export const refuseStrangeRest = (
  changer: Pick<Changer, 'principal'>,
  stored: StoredUser,
  { email }: Partial<NewUser>,
  rest: Rest,
) => {
  const own = isOwn(changer, stored);
  if (rest.stays && !(email && own)) throw invalidFields({ stays: accessTexts.notYours });
  if (rest.endPassword && (!email || own)) throw invalidFields({ endPassword: accessTexts.newAddressFirst });
};

/** A change of status ends what opens the account, or begins the wait for new factors. */
export const endAccessByStatus = async (
  { actorId }: Principal,
  stored: StoredUser,
  { userStatus }: Partial<NewUser>,
): Promise<void> => {
  if (userStatus === undefined) return;
  if (!maySignIn(userStatus))
    await endAccessOfInactive(stored.id, userStatus === 'Deleted' ? 'deleted' : 'deactivated');
  else if (!maySignIn(stored.userStatus)) await waitAfterActivation(stored.id, actorId);
};

/** A new address may have another holder: everything but the password ends, and both addresses are mailed. */
export const endAccessByAddress = async (
  changer: Changer,
  stored: StoredUser,
  { email }: Partial<NewUser>,
  { stays, endPassword: endsPassword = false }: Rest,
): Promise<void> => {
  if (!email) return;
  const { principal, origin, publicUrl } = changer;
  const isOther = !isOwn(changer, stored);
  if (isOther) await endAccessAtFormerAddress(stored.id, principal.actorId);
  else await endOwnAccess(principal, 'ownAddress', { policy: origin.services.config.factorPolicy, stays });
  if (endsPassword) await endPassword(stored.id);
  const left = await listLasting(stored.id);
  await notifyNewEmail(origin, stored, { email, isOther, endsPassword, left });
  if (endsPassword) await mailSetPasswordLink({ ...stored, email }, origin.services, publicUrl);
};
