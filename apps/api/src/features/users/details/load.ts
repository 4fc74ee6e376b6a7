import { isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { countOwnMembers, presentMember, recordsOf } from '../../members/public.ts';
import { presentDetails } from '../present.ts';
import { findDetails } from './queries.ts';

/** One user as shown on their page and form, with children or the number of clients. */
export const loadDetails = async (principal: Principal, reach: Reach, id: string): Promise<UserDetails> => {
  const row = await findDetails(principal, reach, id);
  if (!row) throw notFound();
  const [members, clients] = await Promise.all([
    isFamilyType(row.user.type) ? recordsOf(id) : [],
    isBusinessType(row.user.type) ? countOwnMembers(id) : null,
  ]);
  return presentDetails(row, members.map(presentMember), clients);
};
