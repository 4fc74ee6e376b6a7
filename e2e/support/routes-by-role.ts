// Who may open which page, derived from the rules independently of the contract's table, to catch errors in it.

const below = (paths: readonly string[]) => paths.map((path) => `/dashboard/${path}`);

/** B027 without reports, which customers have too. */
export const ADMIN_ONLY = below([
  'users/business',
  'users/admin',
  'users/program',
  'users/subscribers',
  'settings/tracking',
  'resources/categories',
  'videos/categories',
  'author',
  'shorts/levels',
  'shorts/categories',
  'avatar',
  'avatar/events',
  'features',
]);

/** B028 */
export const ALSO_IN_ADMIN_SIDEBAR = below([
  'users/customer',
  'users/members',
  'resources',
  'uploads',
  'workshops',
  'videos',
  'course',
  'blogs',
  'broadcastmessages',
  'posts',
  'home',
  'shorts',
  'emails',
]);

const SOME_ID = '01a00000-0000-7000-8000-00000000000a';

/** B029 */
export const STAFF = below([
  'users/customer',
  'users/customer/subscriber',
  'users/members',
  'resources',
  `resources/${SOME_ID}`,
  'workshops',
  'course',
  'videos',
  'blogs',
  'broadcastmessages',
  'posts',
  'home',
  'shorts',
  'emails',
]);

/** B031 without reports and users/expand. */
export const EVERYONE = below([
  `customer${SOME_ID}`,
  `business${SOME_ID}`,
  'myprogram',
  `myprogram/customer${SOME_ID}`,
  'myprogram/Waits%20for%20a%20turn',
  'myforms',
  'myforms/child',
  'myforms/parent',
  'myforms/details',
  'mysessions',
  'myresources',
  'clientFiles',
  'clientFiles/bin',
  'myfavorites',
  'mynotifications',
  'mylearning',
  'myapps',
  `event-callback/${SOME_ID}/goal`,
  'sharedVideos',
  `sessionNote/${SOME_ID}/view`,
  'settings',
  'ideasForHome',
  'dailyInsights',
  'profile/sessions',
]);

/** The message for pages without access. */
export const NO_ACCESS = 'You do not have access to this page';
