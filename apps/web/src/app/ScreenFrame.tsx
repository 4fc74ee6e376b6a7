import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from '../kernel/router.ts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { mayOpen, type ScreenKey, SCREENS, screenTitle, noteScreenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../kernel/queries/me.ts';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { FocusHeading } from './FocusHeading.tsx';
import { Opening } from './Opening.tsx';
import { PageFailures } from '../ui/page-failures.tsx';
import { PageState } from '../ui/PageState.tsx';
import { usePageTitle } from '../ui/pages/PageTitle.tsx';
import { NoAccess } from './pages/NoAccess.tsx';
import { UnderDevelopment } from './pages/UnderDevelopment.tsx';
import { screens } from './screens.ts';
import { sectionOf } from './shell/sections.ts';
import { loadable } from '../kernel/loadable.tsx';

// Lazy: families have no such pages.
const SectionTabs = loadable(async () => (await import('./shell/SectionTabs.tsx')).SectionTabs);

const useScreenTitle = (screen: ScreenKey): string => {
  const { role } = useMe();
  const { action } = useParams();
  const title = screen === 'note' ? noteScreenTitle(action) : screenTitle(screen, role);
  usePageTitle(title);
  return title;
};

const Screen = ({ screen }: { screen: ScreenKey }) => {
  const title = useScreenTitle(screen);
  const Built = screens[screen];
  const section = sectionOf(screen);
  return (
    <>
      {section && <SectionTabs section={section} />}
      {Built ? <Built /> : <UnderDevelopment title={title} />}
    </>
  );
};

/** On a family's page failures are shown once, above it; its home has its own place for them. */
const InFrame = ({ screen }: { screen: ScreenKey }) => {
  const isFamilys = seesAsFamily(useMe()) && screen !== 'home';
  if (!isFamilys) return <Screen screen={screen} />;
  return (
    <PageFailures alone>
      <PageState />
      <Screen screen={screen} />
    </PageFailures>
  );
};

/** The tab names the page while its code is loading. */
const LoadingScreen = ({ screen }: { screen: ScreenKey }) => {
  useScreenTitle(screen);
  return (
    <>
      <ScreenSkeleton />
      <Opening endless />
    </>
  );
};

/** One screen inside the shell: checks access, sets the title and catches errors. */
export const ScreenFrame = ({ screen }: { screen: ScreenKey }) => {
  const { role } = useMe();
  const { pathname } = useLocation();
  const client = useQueryClient();
  if (!mayOpen(screen, role)) {
    // Business users have no reports screen, so this URL redirects them home.
    return screen === 'reports' ? <Navigate to={SCREENS.home.path} replace /> : <NoAccess />;
  }
  return (
    <Suspense fallback={<LoadingScreen screen={screen} />}>
      <ErrorBoundary key={pathname} inShell onRetry={() => void client.resetQueries({ type: 'active' })}>
        <InFrame screen={screen} />
        <FocusHeading />
        <Opening />
      </ErrorBoundary>
    </Suspense>
  );
};
