// The order of slices, from the bottom up. A slice imports from lower floors only: not from its own floor, not from
// above. If something below needs to know of something above, the upper slice declares it and `routes.ts`,
// `jobs.ts`, `notified-records.ts` (API), the router (web) or a collecting slice passes the declaration down.
//
// A new slice goes on the lowest floor from which it can import what it needs.

const API = [
  {
    slices: ['assessment', 'drafts', 'kpis', 'lookups', 'outbox', 'uploads'],
    reason: 'stores that know no other area',
  },
  { slices: ['programme'], reason: 'the tables of what is planned for children' },
  { slices: ['members'], reason: 'the children: with another clinician the teams of their skills end' },
  { slices: ['notifications'], reason: 'a mechanism: each slice above declares what people are notified of' },
  { slices: ['resources'], reason: 'the library: notifies families of what was shared with them' },
  {
    slices: ['activity-notes', 'comments', 'content', 'practice', 'tasks'],
    reason: 'written by people about the programme, with links to the library',
  },
  { slices: ['calendar', 'skills'], reason: 'calendars show the notes; the end of a skill decides about its tasks' },
  {
    slices: ['auth', 'outcomes'],
    reason: 'sign-ins end with their feeds; the end of an outcome decides about its tasks',
  },
  { slices: ['users'], reason: 'an account is saved with its children and targets, and mailed its link' },
  {
    slices: [
      'client-files',
      'client-mail',
      'dashboards',
      'diary',
      'favourites',
      'gas',
      'health',
      'jobs',
      'learning',
      'messages',
      'my-tasks',
      'news',
      'onboarding-forms',
      'path',
      'posts',
      'quick-links',
      'reports',
      'session-requests',
      'settings',
      'shared-videos',
      'status',
      'support-contacts',
      'tracking',
    ],
    reason: 'little is built on them',
  },
  { slices: ['child-page', 'week-card'], reason: 'what several areas hold about one child' },
  { slices: ['privacy'], reason: 'exports and erases what all the others store' },
  {
    slices: ['first-view', 'waiting'],
    reason: 'reads of a home and the numbers of a menu, from any slice that they show',
  },
];

const WEB = [
  {
    slices: [
      'calendar',
      'comments',
      'favourites',
      'kpis',
      'learning',
      'gas',
      'lookups',
      'my-tasks',
      'news',
      'onboarding',
      'path',
      'practice',
      'quick-links',
      'week-card',
    ],
    reason: 'parts that know no other area',
  },
  {
    slices: ['content', 'members', 'onboarding-forms', 'resources', 'support-contacts'],
    reason: 'one kind of record each, with the lists to choose from',
  },
  { slices: ['client-mail', 'diary', 'privacy', 'tasks', 'users'], reason: 'built from those records and parts' },
  { slices: ['messages', 'people-pages', 'skills'], reason: 'a skill shows its tasks, a page its person' },
  { slices: ['account', 'outcomes'], reason: 'an outcome shows its skills, the account the parts of one’s own page' },
  { slices: ['activity-notes'], reason: 'a note is written beside the outcomes and tasks it is about' },
  { slices: ['session-requests'], reason: 'a coach answers with an appointment' },
  { slices: ['workspace'], reason: 'the start of a coach, made of cards of other slices' },
  {
    slices: [
      'apps',
      'assessment',
      'auth',
      'client-files',
      'dashboards',
      'event-callback',
      'insights',
      'jobs',
      'notifications',
      'outbox',
      'posts',
      'public',
      'reports',
      'shared-videos',
      'status',
      'tracking',
    ],
    reason: 'screens that little is built on',
  },
  { slices: ['child-page'], reason: 'a child for its coach, made of parts of other slices' },
];

const CONTRACT = [
  {
    slices: ['assessment', 'calendar', 'kpis', 'members', 'places', 'privacy', 'programme', 'uploads'],
    reason: 'rules that know only the kernel',
  },
  { slices: ['shell'], reason: 'the routes of all screens, for links' },
  { slices: ['posts', 'tasks', 'users'], reason: 'records, with where their notifications lead' },
  {
    slices: ['auth', 'content', 'messages', 'practice'],
    reason: 'signing in returns a user; messages and practice name the people of tasks',
  },
  { slices: ['skills'], reason: 'a skill holds its tasks and is judged by its practice' },
  { slices: ['outcomes', 'resources'], reason: 'an outcome holds its skills, a resource its objectives' },
  { slices: ['activity-notes', 'gas'], reason: 'a note names outcomes and tasks, a goal the people of tasks' },
  { slices: ['session-requests'], reason: 'answered with the appointments of notes' },
  { slices: ['notifications'], reason: 'collects the kinds that slices declare' },
  {
    slices: [
      'child-page',
      'client-files',
      'client-mail',
      'comments',
      'dashboards',
      'diary',
      'drafts',
      'favourites',
      'health',
      'jobs',
      'learning',
      'lookups',
      'my-tasks',
      'news',
      'onboarding-forms',
      'outbox',
      'path',
      'quick-links',
      'reports',
      'settings',
      'shared-videos',
      'status',
      'support-contacts',
      'tracking',
      'week-card',
    ],
    reason: 'nothing is built on them',
  },
  {
    slices: ['first-view', 'waiting'],
    reason: 'reads of a home and the numbers of a menu, from any slice that they show',
  },
];

const FLOORS = [
  { folder: 'apps/api/src/features/', floors: API },
  { folder: 'apps/web/src/features/', floors: WEB },
  { folder: 'packages/contract/src/', floors: CONTRACT, below: ['kernel'] },
];

/** The part of the product a file is in, its slice there, and the number of that slice's floor (-1 for none). */
export const placeOf = (path) => {
  const part = FLOORS.find(({ folder }) => path.startsWith(folder));
  const [slice, ...rest] = part ? path.slice(part.folder.length).split('/') : [];
  if (!part || rest.length === 0 || part.below?.includes(slice)) return undefined;
  return { part, slice, floor: part.floors.findIndex(({ slices }) => slices.includes(slice)) };
};
