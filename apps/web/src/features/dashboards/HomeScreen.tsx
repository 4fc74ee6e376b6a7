import type { QueryClient } from '@tanstack/react-query';
import { isStaff } from '@amberway/contract/kernel/roles';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { loadable } from '../../kernel/loadable.tsx';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { useSearchParams } from '../../kernel/router.ts';

// Each role loads its own home only.
const loadFamilyHome = () => import('./CustomerHome.tsx');
const loadWorkspace = () => import('../workspace/public.ts');
const CustomerHome = loadable(async () => (await loadFamilyHome()).CustomerHome);
const ClientHome = loadable(async () => (await import('./ClientHome.tsx')).ClientHome);
const Workspace = loadable(async () => (await loadWorkspace()).Workspace);

/** /dashboard is a different home for each role. For staff, ?memberId= shows that child's. */
export const HomeScreen = () => {
  const staff = isStaff(useMe());
  const [search] = useSearchParams();
  if (!staff) return <CustomerHome />;
  return search.has(MEMBER_PARAM) ? <ClientHome /> : <Workspace />;
};

/** Loads the code and the first view's data of the home that the user will see. */
export const prepareHome = async (client: QueryClient, me: CurrentUser): Promise<void> => {
  if (!isStaff(me)) {
    const [{ prefetchFirstView }] = await Promise.all([loadFamilyHome(), CustomerHome.preload()]);
    await prefetchFirstView(client, me);
  } else if (!new URLSearchParams(location.search).has(MEMBER_PARAM)) {
    const [{ prefetchWorkspace }] = await Promise.all([loadWorkspace(), Workspace.preload()]);
    await prefetchWorkspace(client, me);
  }
};
