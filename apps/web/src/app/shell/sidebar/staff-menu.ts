import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { IconName } from '../../../ui/icons/paths.ts';

// The pages in the two staff sidebars. A label is given where the menu's text differs from the page title.

export type MenuEntry = { screen: ScreenKey; icon: IconName; label?: string; end?: boolean };
export type MenuGroup = { title: string; entries: readonly MenuEntry[] };

export const adminMenu: readonly MenuGroup[] = [
  {
    title: 'People',
    entries: [
      { screen: 'usersCustomer', icon: 'people', label: 'Customers', end: true },
      { screen: 'usersProgram', icon: 'target', label: 'Program customers' },
      { screen: 'usersSubscribers', icon: 'star' },
      { screen: 'members', icon: 'child' },
      { screen: 'usersBusiness', icon: 'person', label: 'Business users' },
      { screen: 'usersAdmin', icon: 'settings' },
    ],
  },
  {
    title: 'Content',
    entries: [
      { screen: 'resources', icon: 'document', end: true },
      { screen: 'resourceCategories', icon: 'tag', label: 'Resource categories' },
      { screen: 'uploads', icon: 'upload' },
      { screen: 'videos', icon: 'video', end: true },
      { screen: 'videoCategories', icon: 'tag', label: 'Video categories' },
      { screen: 'courses', icon: 'course', label: 'Courses' },
      { screen: 'shorts', icon: 'short', end: true },
      { screen: 'shortLevels', icon: 'layers', label: 'Short levels' },
      { screen: 'shortCategories', icon: 'tag', label: 'Short categories' },
      { screen: 'workshops', icon: 'workshop', label: 'Workshops' },
      { screen: 'blogs', icon: 'blog' },
      { screen: 'authors', icon: 'person', label: 'Authors' },
      { screen: 'avatars', icon: 'smile', end: true },
      { screen: 'avatarEvents', icon: 'calendar', label: 'Avatar events' },
      { screen: 'features', icon: 'slides' },
      { screen: 'homeContent', icon: 'home', label: 'Home content' },
    ],
  },
  {
    title: 'Engage',
    entries: [
      { screen: 'broadcasts', icon: 'megaphone', label: 'Broadcast messages' },
      { screen: 'posts', icon: 'post' },
      { screen: 'emails', icon: 'mail' },
      { screen: 'reports', icon: 'chart' },
    ],
  },
  {
    title: 'Settings',
    entries: [
      { screen: 'tracking', icon: 'target' },
      { screen: 'lookups', icon: 'tag', label: 'Lists and tags' },
      { screen: 'outbox', icon: 'inbox' },
      { screen: 'erasures', icon: 'trash', label: 'Erasure requests' },
      { screen: 'unusualReading', icon: 'eye', label: 'Unusual reading' },
      { screen: 'jobs', icon: 'settings', label: 'Background jobs' },
    ],
  },
];

export const businessMenu: MenuGroup = {
  title: 'Manage',
  entries: [
    { screen: 'usersCustomer', icon: 'people', label: 'Customers' },
    { screen: 'members', icon: 'child' },
    { screen: 'notes', icon: 'note' },
    { screen: 'resources', icon: 'document' },
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
