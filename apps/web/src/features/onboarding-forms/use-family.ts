import { isStaff } from '@amberway/contract/kernel/roles';
import { useSearchParams } from '../../kernel/router.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM, useChooseMember, useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { CUSTOMER_PARAM } from './addresses.ts';

type Family = {
  userId: string | null;
  staff: boolean;
  memberId: string | null;
  loading: boolean;
  /** Selects the family of this child. */
  select: (memberId: string) => void;
};

/** The shown family: for a family its own, for staff that of the customer or child in the URL. */
export const useFamily = (): Family => {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const { member, loading } = useSelectedMember();
  const choose = useChooseMember();
  const staff = isStaff(me);
  const userId = staff ? (search.get(CUSTOMER_PARAM) ?? member?.parent ?? null) : me._id;
  const select = (id: string) => {
    choose(id);
    setSearch((now) => {
      now.delete(CUSTOMER_PARAM);
      now.set(MEMBER_PARAM, id);
      return now;
    });
  };
  return { userId, staff, memberId: member?._id ?? null, loading: staff && loading, select };
};
