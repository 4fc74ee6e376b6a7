import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import type { MenuGroupKey } from '../../theme/preferences.ts';
import type { IconName } from '../../../ui/icons/paths.ts';

// The pages in the two staff sidebars. A label is given where the menu's text differs from the page title.

export type MenuEntry = {
  screen: ScreenKey;
  icon: IconName;
  label?: string;
  end?: boolean;
};
export type MenuGroup = { title: string; entries: readonly MenuEntry[] };

export type MenuFoldGroup = MenuGroup & { key: MenuGroupKey; icon: IconName };

/** Categories, levels and events are tabs of their page: see section-tabs.ts. */
export const adminMenu: readonly MenuFoldGroup[] = [
  {
    key: 'people',
    title: 'People',
    icon: 'people',
    entries: [
      { screen: 'usersCustomer', icon: 'people', label: 'Customers' },
      { screen: 'usersProgram', icon: 'target', label: 'Program customers' },
      { screen: 'usersSubscribers', icon: 'star' },
      { screen: 'members', icon: 'child' },
      { screen: 'usersBusiness', icon: 'person', label: 'Business users' },
      { screen: 'usersAdmin', icon: 'settings' },
    ],
  },
  {
    key: 'content',
    title: 'Content',
    icon: 'document',
    entries: [
      { screen: 'resources', icon: 'document' },
      { screen: 'uploads', icon: 'upload' },
      { screen: 'videos', icon: 'video' },
      { screen: 'courses', icon: 'course', label: 'Courses' },
      { screen: 'shorts', icon: 'short' },
      { screen: 'workshops', icon: 'workshop', label: 'Workshops' },
      { screen: 'blogs', icon: 'blog' },
      { screen: 'authors', icon: 'person', label: 'Authors' },
      { screen: 'avatars', icon: 'smile' },
      { screen: 'features', icon: 'slides' },
      { screen: 'homeContent', icon: 'home', label: 'Home content' },
    ],
  },
  {
    key: 'communication',
    title: 'Communication',
    icon: 'post',
    entries: [
      { screen: 'broadcasts', icon: 'megaphone', label: 'Broadcast messages' },
      { screen: 'posts', icon: 'post' },
      { screen: 'emails', icon: 'mail' },
    ],
  },
  {
    key: 'system',
    title: 'System',
    icon: 'settings',
    entries: [
      { screen: 'reports', icon: 'chart' },
      { screen: 'tracking', icon: 'target' },
      { screen: 'lookups', icon: 'tag', label: 'Lists and tags' },
      { screen: 'outbox', icon: 'inbox' },
      { screen: 'signIns', icon: 'lock', label: 'Staff sign-in' },
      { screen: 'erasures', icon: 'trash', label: 'Erasure requests' },
      { screen: 'unusualReading', icon: 'eye', label: 'Unusual reading' },
      { screen: 'jobs', icon: 'settings', label: 'Background jobs' },
      { screen: 'status', icon: 'chart', label: 'Server status' },
    ],
  },
];

/** The entry of the page: the longest path that begins its URL, so that categories belong to their parent. */
export const entryAt = (pathname: string): MenuEntry | undefined => {
  const at = `${pathname.toLowerCase()}/`;
  const pathOf = ({ screen }: MenuEntry) => `${SCREENS[screen].path.toLowerCase()}/`;
  return adminMenu
    .flatMap(({ entries }) => entries)
    .filter((entry) => at.startsWith(pathOf(entry)))
    .toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0];
};

/** A coach's daily pages, always in view below the clients. */
export const businessDaily: readonly MenuEntry[] = [
  { screen: 'notes', icon: 'note' },
  { screen: 'resources', icon: 'document' },
];

export const businessMenu: MenuGroup = {
  title: 'Manage',
  entries: [
    { screen: 'usersCustomer', icon: 'people', label: 'Customers' },
    { screen: 'members', icon: 'child' },
    { screen: 'workshops', icon: 'workshop', label: 'Workshops' },
    { screen: 'courses', icon: 'course', label: 'Courses' },
    { screen: 'videos', icon: 'video' },
    { screen: 'blogs', icon: 'blog' },
    { screen: 'broadcasts', icon: 'megaphone', label: 'Broadcast messages' },
    { screen: 'posts', icon: 'post' },
    { screen: 'homeContent', icon: 'home', label: 'Home content' },
    { screen: 'shorts', icon: 'short' },
    { screen: 'emails', icon: 'mail' },
  ],
};
