import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import {
  Navigate,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from '../kernel/router.ts';
import { PUBLIC_ROUTES, SCREENS, SWITCH_ROUTES } from '@amberway/contract/shell/routes';
import { safeReturn } from '@amberway/contract/shell/redirects';
import { lendNavigation } from '../kernel/navigation.ts';
import { interruptedPage } from '../kernel/sign-in/interrupted-page.ts';
import { useSession } from '../kernel/sign-in/state.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { FocusHeading } from './FocusHeading.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Splash } from './pages/Splash.tsx';
import { PrivateGate } from './PrivateGate.tsx';
import { publicScreens, type PublicScreenKey } from './public-screens.ts';
import { PublicOnly } from './PublicOnly.tsx';

// Screens inside the shell are matched by the shell itself (screen-routes.tsx), so that one of them
// can open as an overlay above another.

// Two public pages that signed-in users see only under a condition.

/** A link from an email also works for signed-in users; without its token there is nothing to show. */
const WithLink = ({ children }: { children: ReactNode }) =>
  useParams()['token'] ? children : <PublicOnly>{children}</PublicOnly>;

/** Shown instead of a page that the server could not serve, until the session is restored. */
const DuringMaintenance = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const from = interruptedPage(useLocation().state);
  if (from === null) return <PublicOnly>{children}</PublicOnly>;
  return session ? <Navigate to={safeReturn(from)} replace /> : children;
};

const Open = ({ children }: { children: ReactNode }) => children;

/** Public pages that do not simply redirect signed-in users. The bell, help menu and forms link to the open ones. */
const GATES: Partial<Record<PublicScreenKey, ComponentType<{ children: ReactNode }>>> = {
  gettingStarted: Open,
  nextScreen: Open,
  formPage: Open,
  resetPassword: WithLink,
  maintenance: DuringMaintenance,
};

const publicRoutes: RouteObject[] = (Object.keys(publicScreens) as PublicScreenKey[]).map((key) => {
  const Page = publicScreens[key];
  const Gate = GATES[key] ?? PublicOnly;
  const element = (
    <Gate>
      <Page />
      <FocusHeading />
    </Gate>
  );
  return { path: PUBLIC_ROUTES[key], element };
});

/** The short URL of a child's switch route, as used in emails. */
const ToMemberSwitch = () => {
  const { memberId = '' } = useParams();
  const { search } = useLocation();
  const to = SWITCH_ROUTES.dashboardMember.replace(':memberId', encodeURIComponent(memberId));
  return <Navigate to={`${to}${search}`} replace />;
};

const routes: RouteObject[] = [
  { path: PUBLIC_ROUTES.root, element: <Navigate to={PUBLIC_ROUTES.login} replace /> },
  ...publicRoutes,
  { path: `${SCREENS.home.path}/*`, element: <PrivateGate /> },
  { path: SWITCH_ROUTES.member, element: <ToMemberSwitch /> },
  { path: '*', element: <NotFound /> },
];

/** Scrolls a new page to its top. Going back is left to the browser; a new query string alone does not scroll. */
const useScrollToTop = () => {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const overlay = (state as { background?: unknown } | null)?.background !== undefined;
  const last = useRef(pathname);
  useEffect(() => {
    // The navigation type changes with the query string too.
    if (last.current === pathname) return;
    last.current = pathname;
    if (type !== 'POP' && !overlay) window.scrollTo(0, 0);
  }, [pathname, type, overlay]);
};

export const AppRoutes = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => lendNavigation((to, options) => navigate(to, options)), [navigate]);
  useScrollToTop();
  const area = pathname.startsWith(SCREENS.home.path) ? SCREENS.home.path : pathname;
  const page = useRoutes(routes);
  return (
    <Suspense fallback={<Splash />}>
      <ErrorBoundary key={area}>{page}</ErrorBoundary>
    </Suspense>
  );
};
