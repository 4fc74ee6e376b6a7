import { isStaff } from '@amberway/contract/kernel/roles';
import { lazy } from 'react';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { useSearchParams } from '../../kernel/router.ts';

// Each role loads its own home only.
const CustomerHome = lazy(async () => ({ default: (await import('./CustomerHome.tsx')).CustomerHome }));
const ClientHome = lazy(async () => ({ default: (await import('./ClientHome.tsx')).ClientHome }));
const Workspace = lazy(async () => ({ default: (await import('../workspace/public.ts')).Workspace }));

/** /dashboard is a different home for each role. For staff, ?memberId= shows that child's. */
export const HomeScreen = () => {
  const staff = isStaff(useMe());
  const [search] = useSearchParams();
  if (!staff) return <CustomerHome />;
  return search.has(MEMBER_PARAM) ? <ClientHome /> : <Workspace />;
};
