import { useSearchParams } from 'react-router';
import { useMe } from '../../kernel/queries/me.ts';
import { useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { CUSTOMER_PARAM } from './addresses.ts';

/** Whose forms are shown: a family sees its own, staff those of the customer or child the address names. */
export const useFamily = (): { userId: string | null; staff: boolean; memberId: string | null; loading: boolean } => {
  const me = useMe();
  const [search] = useSearchParams();
  const { member, loading } = useSelectedMember();
  const staff = me.role === 'Administrator' || me.role === 'BusinessUser';
  const userId = staff ? (search.get(CUSTOMER_PARAM) ?? member?.parent ?? null) : me._id;
  return { userId, staff, memberId: member?._id ?? null, loading: staff && loading };
};
