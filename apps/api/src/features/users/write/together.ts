import type { Reach } from '@amberway/contract/kernel/permissions';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { saveTargets } from '../../kpis/public.ts';
import { lockChildren, saveChildren } from '../../members/public.ts';
import { childrenOf } from '../allocation/queries.ts';

/**
 * Locks the named children before the user: every change to a child that then notifies its parent locks in this order.
 * With another success manager all children: who names a team locks its child, so that none is missed. Call it before
 * the user is locked; the children are validated when they are saved.
 */
export const holdChildren = async (
  principal: Principal,
  reach: Reach,
  id: string,
  { members, csm }: Pick<UpdateUserBody, 'members' | 'csm'>,
) => {
  const named = (members ?? []).flatMap(({ _id }) => _id ?? []);
  const all = csm === undefined ? [] : (await childrenOf(id)).map((child) => child.id);
  await lockChildren(principal, reach, [...new Set([...named, ...all])]);
};

/** Saves children and targets sent in the user's form, in the user's transaction. */
export const saveTogether = async (
  actor: { principal: Principal; requestId: string },
  userId: string,
  { members, kpis }: Pick<UpdateUserBody, 'members' | 'kpis'>,
) => {
  if (members?.length)
    await saveChildren({
      ...actor,
      reach: 'any',
      familyId: userId,
      children: members,
      field: (number, name) => `members.${number}.${name}`,
    });
  if (kpis?.length) await saveTargets(actor, userId, kpis);
};
