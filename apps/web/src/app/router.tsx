import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  Navigate,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from '../kernel/router.ts';
import { HOME_PATH, PUBLIC_ROUTES, SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { lendNavigation } from '../kernel/navigation.ts';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';
import { beganSignedIn } from '../kernel/sign-in/start.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { FocusHeading } from './FocusHeading.tsx';
import { Splash } from './pages/Splash.tsx';
import { PrivateGate } from './private.ts';
import { NotFound, publicScreens, type PublicScreenKey } from './public-screens.ts';
import { PublicOnly } from './PublicOnly.tsx';
import { ToLogin } from './ToLogin.tsx';

// Screens inside the shell are matched by the shell itself (screen-routes.tsx), so that one of them
// can open as an overlay above another.

/** A link from an email also works for signed-in users; without its token there is nothing to show. */
const WithLink = ({ children }: { children: ReactNode }) =>
  useParams()['token'] ? children : <PublicOnly>{children}</PublicOnly>;

const Open = ({ children }: { children: ReactNode }) => children;

/** Public pages that do not simply redirect signed-in users. The bell, help menu and forms link to the open ones. */
const GATES: Partial<Record<PublicScreenKey, ComponentType<{ children: ReactNode }>>> = {
  gettingStarted: Open,
  nextScreen: Open,
  formPage: Open,
  resetPassword: WithLink,
  maintenance: Open,
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

/** Chosen once: the gate itself handles the end of the session, also of one that ended while no page was open. */
const SignedInPages = () => {
  const [Pages] = useState(() => (mayBeSignedIn() || beganSignedIn() ? PrivateGate : ToLogin));
  return <Pages />;
};

const routes: RouteObject[] = [
  { path: PUBLIC_ROUTES.root, element: <Navigate to={PUBLIC_ROUTES.login} replace /> },
  ...publicRoutes,
  { path: `${HOME_PATH}/*`, element: <SignedInPages /> },
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
  const area = pathname.startsWith(HOME_PATH) ? HOME_PATH : pathname;
  const page = useRoutes(routes);
  return (
    <Suspense fallback={<Splash />}>
      <ErrorBoundary key={area}>{page}</ErrorBoundary>
    </Suspense>
  );
};
