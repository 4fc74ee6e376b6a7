import { useSearchParams } from 'react-router';
import { FORM_TYPES, type FormType } from '@amberway/contract/onboarding-forms/types';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { CUSTOMER_PARAM, TYPE_PARAM } from './addresses.ts';
import { selectedForm } from './stored.ts';
import { useFamily } from './use-family.ts';

type Chosen = { userId: string | null; staff: boolean; type: FormType; member: string | null };

/** The form in the URL, else the one that was opened last, else the carer's. */
export const useChosenForm = (): Chosen => {
  const [search] = useSearchParams();
  const { userId, staff } = useFamily();
  const type = FORM_TYPES.find((one) => one === search.get(TYPE_PARAM));
  if (type) return { userId, staff, type, member: search.get(MEMBER_PARAM) };
  const last = selectedForm();
  // Staff who name a family mean that family, whatever they read before.
  const named = search.get(CUSTOMER_PARAM);
  if (!last || (staff && named && named !== last.customer)) return { userId, staff, type: 'parent', member: null };
  return { userId: staff ? (last.customer ?? userId) : userId, staff, type: last.type, member: last.member };
};
