import type { Reach } from '@amberway/contract/kernel/permissions';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { saveTargets } from '../../kpis/public.ts';
import { lockChildren, saveChildren } from '../../members/public.ts';

/**
 * Holds the children that are named, in the order of everyone who changes a child and then tells its parent: the
 * children first. Call it before the user is held; what is wrong with them is said when they are saved.
 */
export const holdChildren = (principal: Principal, reach: Reach, members: UpdateUserBody['members']) =>
  lockChildren(
    principal,
    reach,
    (members ?? []).flatMap(({ _id }) => _id ?? []),
  );

/** Children and targets that came in the user's own form, in the user's transaction. */
export const saveTogether = async (
  by: { principal: Principal; requestId: string },
  userId: string,
  { members, kpis }: Pick<UpdateUserBody, 'members' | 'kpis'>,
) => {
  if (members?.length)
    await saveChildren({
      ...by,
      reach: 'any',
      familyId: userId,
      children: members,
      field: (number, name) => `members.${number}.${name}`,
    });
  if (kpis?.length) await saveTargets(by, userId, kpis);
};
