import { Suspense } from 'react';
import { type RouteObject, useParams } from '../kernel/router.ts';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { ROUTE_ALIASES, type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { parsePerson } from '../kernel/person-segment.ts';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { MemberSwitch } from './switch/MemberSwitch.tsx';
import { OPENING_FAMILY, Switching } from './switch/Switching.tsx';
import { loadable } from '../kernel/loadable.tsx';

// The screens of the contract as routes.

/** /dashboard/customer{id} and /dashboard/business{id} */
const PersonRoute = () => {
  const person = parsePerson(useParams()['person']);
  return person ? <ScreenFrame screen={person.kind} /> : <NotFound inShell />;
};

/** /dashboard/myprogram/customer{id} looks like an outcome's name but is a person's page. */
const ProgramRoute = () => {
  const named = parsePerson(useParams()['goalName']);
  return <ScreenFrame screen={named?.kind === 'customer' ? 'programOf' : 'programGoal'} />;
};

// Lazy: only staff open a family's view.
const ActAsSwitch = loadable(async () => (await import('./switch/ActAsSwitch.tsx')).ActAsSwitch);
/** /dashboard/customer/{customerId} */
export const OpenFamily = () => (
  <Suspense fallback={<Switching text={OPENING_FAMILY} />}>
    <ActAsSwitch />
  </Suspense>
);

const ordinary = (Object.keys(SCREENS) as ScreenKey[]).filter(
  (key) => key !== 'programGoal' && !SCREENS[key].path.includes('{id}'),
);

/** The UI kit with its examples; left out of production builds entirely. */
const kitRoutes = (): RouteObject[] => {
  if (!import.meta.env.DEV) return [];
  const Kit = loadable(async () => (await import('./ui-kit/KitScreen.tsx')).KitScreen);
  return [
    {
      path: `${SCREENS.home.path}/ui-kit`,
      element: (
        <Suspense fallback={<ScreenSkeleton />}>
          <Kit />
        </Suspense>
      ),
    },
  ];
};

export const screenRoutes: RouteObject[] = [
  ...ordinary.map((key) => ({ path: SCREENS[key].path, element: <ScreenFrame screen={key} /> })),
  ...kitRoutes(),
  { path: SCREENS.programGoal.path, element: <ProgramRoute /> },
  { path: `${SCREENS.home.path}/:person`, element: <PersonRoute /> },
  { path: ROUTE_ALIASES.business.replace('{id}', ':id'), element: <ScreenFrame screen="business" /> },
  { path: SWITCH_ROUTES.customer, element: <OpenFamily /> },
  { path: SWITCH_ROUTES.dashboardMember, element: <MemberSwitch /> },
  { path: '*', element: <NotFound inShell /> },
];
