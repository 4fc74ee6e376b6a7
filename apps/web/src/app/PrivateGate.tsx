import { Suspense, useEffect, useState } from 'react';
import { Navigate } from '../kernel/router.ts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { type BootOutcome, bootSession } from '../kernel/sign-in/boot.ts';
import { LOGGED_OUT_PATH } from '../kernel/sign-in/session.ts';
import { useSession } from '../kernel/sign-in/state.ts';
import { mayBeSignedIn } from '../kernel/sign-in/signed-in.ts';
import { preloadArea, SignedInArea, takeOutcome } from './area.ts';
import { Splash } from './pages/Splash.tsx';
import { Unreachable } from './pages/Unreachable.tsx';
import { ToLogin, useRequestedUrl } from './ToLogin.tsx';

/** Loads the signed-in user from the server, and the signed-in code in parallel. */
const useBoot = (needed: boolean) => {
  const [outcome, setOutcome] = useState<BootOutcome | null>(takeOutcome);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!needed || outcome) return;
    preloadArea();
    void bootSession().then(setOutcome);
  }, [needed, outcome, attempt]);
  const retry = () => {
    setOutcome(null);
    setAttempt((n) => n + 1);
  };
  return { outcome, retry, attempt };
};

/** Passes the requested page on in the navigation state, so that a retry can open it. */
const ToMaintenance = () => <Navigate to={PUBLIC_ROUTES.maintenance} replace state={{ from: useRequestedUrl() }} />;

/** Between the router and the signed-in area. Unmounts the area with all its data as soon as the session ends. */
export const PrivateGate = () => {
  const session = useSession();
  const hasToken = mayBeSignedIn();
  const [wasOpen, setWasOpen] = useState(session !== null);
  if (session && !wasOpen) setWasOpen(true);
  const { outcome, retry, attempt } = useBoot(hasToken && session === null);

  if (session) {
    return (
      <Suspense fallback={<Splash />}>
        <SignedInArea key={session.started} user={session.user} />
      </Suspense>
    );
  }
  // The code that ended the session has stored the page and is already navigating to the sign-in page.
  if (wasOpen) return <Splash />;
  if (outcome === 'maintenance') return <ToMaintenance />;
  if (outcome === 'signedOut') return <Navigate to={LOGGED_OUT_PATH} replace />;
  if (outcome && typeof outcome === 'object') return <Unreachable error={outcome.unreachable} onRetry={retry} />;
  if (!hasToken) return <ToLogin />;
  return attempt === 0 ? <Splash /> : <Unreachable onRetry={retry} />;
};
