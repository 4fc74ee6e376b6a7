import { safeReturn } from '@amberway/contract/shell/redirects';
import { MaintenanceScreen } from '../features/public/MaintenanceScreen.tsx';
import { Navigate, useLocation } from '../kernel/router.ts';
import { interruptedPage } from '../kernel/sign-in/interrupted-page.ts';
import { useSession } from '../kernel/sign-in/state.ts';
import { PublicOnly } from './PublicOnly.tsx';

/** Shown instead of a page that the server could not serve, until the session is restored. */
export const DuringMaintenance = () => {
  const session = useSession();
  const from = interruptedPage(useLocation().state);
  if (from !== null && session) return <Navigate to={safeReturn(from)} replace />;
  return from === null ? (
    <PublicOnly>
      <MaintenanceScreen />
    </PublicOnly>
  ) : (
    <MaintenanceScreen />
  );
};
