import { ASSESSMENT_TITLE } from '../assessment/title.ts';
import { type Role, seesAsFamily, isAdministrator } from '../kernel/roles.ts';
import { UNUSUAL_READING_PATH } from '../privacy/unusual-reading.ts';
import { LIBRARY_PATH } from './library-path.ts';
import { HOME_PATH } from './public-routes.ts';

// Every screen: its path, who may open it, and its title by role.
// `customer{id}` and similar paths have no slash before the id, so the router sees a single segment.

type Opens = readonly Role[];
const ADMIN: Opens = ['Administrator'];
const STAFF: Opens = ['Administrator', 'BusinessUser'];
const ALL: Opens = ['Administrator', 'BusinessUser', 'Customer', 'BusinessAccesCustomer'];
/** Excludes staff acting for the family. */
const OWN_FAMILY: Opens = ['Customer'];
/** Excludes staff acting for the family: they change nothing of its account. */
const OWN_ACCOUNT: Opens = ['Administrator', 'BusinessUser', 'Customer'];
const FAMILY: Opens = ['Customer', 'BusinessAccesCustomer'];
const REPORTS: Opens = ['Administrator', 'Customer', 'BusinessAccesCustomer'];

type Titles = { title: string; customer?: string; admin?: string; business?: string };
export type ScreenRoute = Titles & { path: string; open: Opens };

const screen = (path: string, open: Opens, titles: string | Titles): ScreenRoute => ({
  path,
  open,
  ...(typeof titles === 'string' ? { title: titles } : titles),
});

export const SCREENS = {
  home: screen(HOME_PATH, ALL, {
    title: 'Dashboard',
    customer: 'Dashboard',
    admin: 'Administrator',
    business: 'Customers',
  }),

  usersBusiness: screen('/dashboard/users/business', ADMIN, 'Business'),
  usersAdmin: screen('/dashboard/users/admin', ADMIN, 'Administrators'),
  usersProgram: screen('/dashboard/users/program', ADMIN, 'Program customers'),
  usersSubscribers: screen('/dashboard/users/subscribers', ADMIN, 'Subscribers'),
  tracking: screen('/dashboard/settings/tracking', ADMIN, 'Tracking'),
  resourceCategories: screen('/dashboard/resources/categories', ADMIN, 'Resource categories'),
  videoCategories: screen('/dashboard/videos/categories', ADMIN, 'Video categories'),
  authors: screen('/dashboard/author', ADMIN, 'Authors'),
  shortLevels: screen('/dashboard/shorts/levels', ADMIN, 'Short levels'),
  shortCategories: screen('/dashboard/shorts/categories', ADMIN, 'Short categories'),
  avatars: screen('/dashboard/avatar', ADMIN, 'Avatar'),
  avatarEvents: screen('/dashboard/avatar/events', ADMIN, 'Avatar events'),
  features: screen('/dashboard/features', ADMIN, 'Features'),
  uploads: screen('/dashboard/uploads', ADMIN, 'Uploads'),
  outbox: screen('/dashboard/outbox', ADMIN, 'Outbox'),
  lookups: screen('/dashboard/settings/lookups', ADMIN, 'Lists and tags'),
  erasures: screen('/dashboard/erasures', ADMIN, 'Erasure requests'),
  unusualReading: screen(UNUSUAL_READING_PATH, ADMIN, 'Unusual reading'),
  openedFamilies: screen(`${UNUSUAL_READING_PATH}/:id`, ADMIN, 'Unusual reading'),
  privacyOf: screen('/dashboard/privacy/:customerId', ADMIN, 'Privacy'),
  jobs: screen('/dashboard/jobs', ADMIN, 'Background jobs'),
  status: screen('/dashboard/status', ADMIN, 'Server status'),
  signIns: screen('/dashboard/signins', ADMIN, 'Staff sign-in'),

  usersCustomer: screen('/dashboard/users/customer', STAFF, 'Customer'),
  usersCustomerSubscriber: screen('/dashboard/users/customer/subscriber', STAFF, 'Subscribers'),
  members: screen('/dashboard/users/members', STAFF, 'Members'),
  childPage: screen('/dashboard/child/:memberId', STAFF, 'Child'),
  resources: screen('/dashboard/resources', STAFF, 'Resources'),
  resource: screen('/dashboard/resources/:id', STAFF, 'Resources'),
  workshops: screen('/dashboard/workshops', STAFF, 'WorkShops'),
  videos: screen('/dashboard/videos', STAFF, 'Videos'),
  courses: screen('/dashboard/course', STAFF, 'Courses'),
  blogs: screen('/dashboard/blogs', STAFF, 'Blogs'),
  broadcasts: screen('/dashboard/broadcastmessages', STAFF, 'Broadcast Messages'),
  posts: screen('/dashboard/posts', STAFF, 'Posts'),
  homeContent: screen('/dashboard/home', STAFF, 'Home content'),
  shorts: screen('/dashboard/shorts', STAFF, 'Shorts'),
  emails: screen('/dashboard/emails', STAFF, 'Emails'),

  reports: screen('/dashboard/reports', REPORTS, 'Reports'),

  privacy: screen('/dashboard/privacy', OWN_FAMILY, 'Privacy'),
  myPosts: screen('/dashboard/myposts', FAMILY, 'My Posts'),
  messages: screen('/dashboard/messages', FAMILY, 'Messages'),

  customer: screen('/dashboard/customer{id}', ALL, 'Customer'),
  business: screen('/dashboard/business{id}', ALL, 'Business'),
  program: screen('/dashboard/myprogram', ALL, { title: 'My Program', customer: 'My Programs' }),
  programOf: screen('/dashboard/myprogram/customer{id}', ALL, { title: 'My Program', customer: 'My Programs' }),
  programGoal: screen('/dashboard/myprogram/:goalName', ALL, { title: 'My Program', customer: 'My Programs' }),
  formDetails: screen('/dashboard/myforms/details', ALL, { title: 'Form Details', customer: 'Onboard Form details' }),
  forms: screen('/dashboard/myforms/:type?', ALL, { title: 'Forms', customer: 'Onboard Forms' }),
  notes: screen('/dashboard/mysessions', ALL, { title: 'Activities', customer: 'My Activities' }),
  note: screen('/dashboard/sessionNote/:sessionId/:action', ALL, 'Activity note'),
  sharedResources: screen('/dashboard/myresources', ALL, { title: 'My Resources', customer: 'My Resources' }),
  clientFiles: screen('/dashboard/clientFiles', ALL, 'Uploaded Files'),
  clientFilesBin: screen('/dashboard/clientFiles/bin', ALL, 'Deleted Files'),
  favourites: screen('/dashboard/myfavorites', ALL, { title: 'Favorites', customer: 'My Favorites' }),
  notifications: screen('/dashboard/mynotifications', ALL, { title: 'Notifications', customer: 'My Notifications' }),
  learning: screen(LIBRARY_PATH, ALL, { title: 'Learning', customer: 'Library' }),
  apps: screen('/dashboard/myapps', ALL, { title: 'Apps', customer: 'My Apps' }),
  eventCallback: screen('/dashboard/event-callback/:id/:type', ALL, 'Details'),
  sharedVideos: screen('/dashboard/sharedVideos', ALL, { title: 'Videos', customer: 'My Videos' }),
  settings: screen('/dashboard/settings', ALL, 'Settings'),
  password: screen('/dashboard/settings/password', OWN_ACCOUNT, 'Change Password'),
  ideasForHome: screen('/dashboard/ideasForHome', ALL, 'Ideas for Home'),
  assessment: screen('/dashboard/assessment', ALL, ASSESSMENT_TITLE),
  diary: screen('/dashboard/mydiary', ALL, 'Daily Diary'),
  weekCard: screen('/dashboard/week', ALL, 'The Week'),
  path: screen('/dashboard/path', ALL, 'The Path'),
  ladders: screen('/dashboard/goals', ALL, 'Goals'),
  skillGraph: screen('/dashboard/skillgraph', ALL, 'How It Goes'),
  dailyInsights: screen('/dashboard/dailyInsights', ALL, 'Daily Insights'),
  memberOverview: screen('/dashboard/profile/sessions', ALL, 'Sessions'),
  usersExpand: screen('/dashboard/users/expand', ALL, 'Clients'),
} as const satisfies Record<string, ScreenRoute>;

export type ScreenKey = keyof typeof SCREENS;

/** Alternative paths of screens. */
export const ROUTE_ALIASES = { business: '/dashboard/business/{id}' } as const satisfies Partial<
  Record<ScreenKey, string>
>;

export const screenTitle = (key: ScreenKey, role: Role): string => {
  const found: ScreenRoute = SCREENS[key];
  if (isAdministrator({ role })) return found.admin ?? found.title;
  if (seesAsFamily({ role })) return found.customer ?? found.title;
  return found.business ?? found.title;
};

const NOTE_ACTIONS: readonly string[] = ['create', 'edit', 'view'];

/** The title of the note page names the action: 'Edit session'. */
export const noteScreenTitle = (action: string | undefined): string =>
  action && NOTE_ACTIONS.includes(action)
    ? `${action.charAt(0).toUpperCase()}${action.slice(1)} session`
    : SCREENS.note.title;

export const mayOpen = (key: ScreenKey, role: Role): boolean => SCREENS[key].open.includes(role);
