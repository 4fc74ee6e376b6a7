import { matchPath } from './router.ts';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';

/** Screens that show one child: the one in the URL or the last selected one. */
const ABOUT_A_CHILD: readonly ScreenKey[] = [
  'home',
  'program',
  'notes',
  'memberOverview',
  'sharedResources',
  'sharedVideos',
  'clientFiles',
  'clientFilesBin',
  'ideasForHome',
  'dailyInsights',
  'reports',
  'assessment',
  'diary',
  'path',
  'weekCard',
];

/** At these paths staff have screens of their own, unless the URL names a child. */
const OWN_OF_STAFF: readonly ScreenKey[] = ['home', 'reports'];

const matches = (keys: readonly ScreenKey[], pathname: string): boolean =>
  keys.some((key) => matchPath(SCREENS[key].path, pathname) !== null);

export const isAboutChild = (pathname: string, staff = false): boolean =>
  matches(ABOUT_A_CHILD, pathname) && !(staff && matches(OWN_OF_STAFF, pathname));
