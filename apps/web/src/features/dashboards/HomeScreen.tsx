import { isStaff } from '@amberway/contract/kernel/roles';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { ClientHome } from './ClientHome.tsx';
import { CustomerHome } from './CustomerHome.tsx';

// Families need nothing of the staff's home.
const Workspace = lazy(async () => ({ default: (await import('../workspace/public.ts')).Workspace }));

/** /dashboard is a different home for each role. To the staff an address with a child in it shows that child's. */
export const HomeScreen = () => {
  const staff = isStaff(useMe());
  const [search] = useSearchParams();
  if (!staff) return <CustomerHome />;
  return search.has(MEMBER_PARAM) ? <ClientHome /> : <Workspace />;
};
