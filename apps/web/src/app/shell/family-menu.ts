import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { parsePerson } from '../../kernel/person-segment.ts';
import { matchPath, matchRoutes } from '../../kernel/router.ts';
import type { IconName } from '../../ui/icons/paths.ts';

// A family's navigation: the same entries in the same order in the sidebar, the bar and the sheet of a phone.

/** What an entry needs to show more than an empty page. */
type Needs = 'child' | 'programme';
export type FamilyEntry = {
  screen: ScreenKey;
  label: string;
  /** For the bar of a phone, where a label has one line. */
  short?: string;
  small?: string;
  icon: IconName;
  needs?: Needs;
};

const titled = (screen: ScreenKey, icon: IconName, needs?: Needs): FamilyEntry => ({
  screen,
  label: screenTitle(screen, 'Customer'),
  icon,
  ...(needs && { needs }),
});

const MAIN: readonly FamilyEntry[] = [
  { screen: 'home', label: shellTexts.home, small: shellTexts.mySpace, icon: 'home' },
  { screen: 'program', label: shellTexts.programme, icon: 'path', needs: 'programme' },
  { screen: 'notes', label: shellTexts.notes, icon: 'note', needs: 'programme' },
  { screen: 'messages', label: shellTexts.messages, icon: 'post', needs: 'programme' },
  titled('learning', 'course'),
  { screen: 'sharedResources', label: shellTexts.myResources, short: 'Resources', icon: 'document', needs: 'child' },
  { screen: 'clientFiles', label: shellTexts.uploadedFiles, short: 'Files', icon: 'folder', needs: 'child' },
  titled('diary', 'smile', 'child'),
];

const MORE: readonly FamilyEntry[] = [
  titled('ideasForHome', 'thumbUp', 'programme'),
  titled('weekCard', 'calendar', 'programme'),
  titled('sharedVideos', 'video', 'child'),
  titled('favourites', 'star'),
  titled('reports', 'chart', 'programme'),
  titled('assessment', 'target'),
  titled('myPosts', 'blog'),
  titled('apps', 'phone'),
  titled('forms', 'table'),
  titled('notifications', 'bell'),
  titled('settings', 'settings'),
  titled('privacy', 'lock'),
];

/** Pages without an entry of their own belong to the one they are opened from. */
const PART_OF: Partial<Record<ScreenKey, ScreenKey>> = {
  programOf: 'program',
  programGoal: 'program',
  path: 'program',
  ladders: 'program',
  skillGraph: 'program',
  note: 'notes',
  memberOverview: 'notes',
  clientFilesBin: 'clientFiles',
  dailyInsights: 'reports',
  formDetails: 'forms',
  customer: 'settings',
  password: 'settings',
};

/** The last part of /dashboard/event-callback/{id}/{type}. */
const LINKED: ReadonlyMap<string, ScreenKey> = new Map([
  ['goal', 'program'],
  ['resources', 'sharedResources'],
  ['session', 'notes'],
]);

const ROUTES = (Object.keys(SCREENS) as ScreenKey[]).map((key) => ({ key, path: SCREENS[key].path }));

const screenAt = (pathname: string): ScreenKey => {
  const linked = LINKED.get(matchPath(SCREENS.eventCallback.path, pathname)?.['type'] ?? '');
  const person = parsePerson(matchPath(`${SCREENS.home.path}/:person`, pathname)?.['person']);
  return linked ?? person?.kind ?? matchRoutes(ROUTES, pathname)?.route.key ?? 'home';
};

/** Without the optional last parameter. */
export const pathOf = (screen: ScreenKey): string => SCREENS[screen].path.replace(/\/:\w+\?$/, '');

type Viewer = Pick<CurrentUser, 'role' | 'choosePlan' | 'members'>;
export type FamilyMenu = { main: FamilyEntry[]; more: FamilyEntry[] };

/** Subscribers and families without a child have only the entries that work for them. */
export const familyMenu = ({ role, choosePlan, members }: Viewer): FamilyMenu => {
  const has: Record<Needs, boolean> = {
    child: members.length > 0,
    programme: members.length > 0 && !isWithoutCoach({ choosePlan, members }),
  };
  const shown = ({ screen, needs }: FamilyEntry) => mayOpen(screen, role) && (!needs || has[needs]);
  return { main: MAIN.filter(shown), more: MORE.filter(shown) };
};

/** Whether the screen, or the one it is opened from, has an entry. */
export const isInMenu = ({ main, more }: FamilyMenu, screen: ScreenKey): boolean =>
  [...main, ...more].some((entry) => entry.screen === (PART_OF[screen] ?? screen));

/** A page that the menu leaves out is its last entry while it is open, so that the open page is always marked. */
export const menuAt = (viewer: Viewer, pathname: string): FamilyMenu => {
  const menu = familyMenu(viewer);
  const at = screenAt(pathname);
  const open = [...MAIN, ...MORE].find(({ screen }) => screen === (PART_OF[at] ?? at));
  if (!open || isInMenu(menu, at) || !mayOpen(open.screen, viewer.role)) return menu;
  return { ...menu, more: [...menu.more, open] };
};

const IN_BAR = 4;
/** On a phone: the first entries are in the bar, the others in its sheet. */
export const phoneMenu = ({ main, more }: FamilyMenu) => ({
  bar: main.slice(0, IN_BAR),
  sheet: [...main.slice(IN_BAR), ...more],
});

/** The entry of the page at this path; every page has one. */
export const currentEntry = (menu: FamilyMenu, pathname: string): ScreenKey => {
  const at = screenAt(pathname);
  return isInMenu(menu, at) ? (PART_OF[at] ?? at) : 'home';
};
