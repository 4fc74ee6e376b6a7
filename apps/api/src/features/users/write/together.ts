import type { UpdateUserBody } from '@amberway/contract/users/body';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { saveTargets } from '../../kpis/public.ts';
import { saveChildren } from '../../members/public.ts';

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
