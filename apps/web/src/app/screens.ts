import type { ComponentType } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import { HomeScreen } from '../features/dashboards/HomeScreen.tsx';
import { prefetchLibrary } from '../features/learning/public.ts';
import { prefetchPractice } from '../features/practice/public.ts';
import { prefetchProgramme } from '../kernel/queries/programme.ts';
import { loadBeside } from './cache.ts';
import { loadable } from '../kernel/loadable.tsx';

// Maps each screen to the module that renders it. A screen that is missing here shows UnderDevelopment.

const loadLearning = () => import('../features/learning/LearningScreen.tsx');
const loadProgramme = () => import('../features/outcomes/ProgrammeScreen.tsx');

/** The whole programme is one request, which is sent beside the code. */
const programme = loadable(async () => {
  const [{ ProgrammeScreen }] = await Promise.all([
    loadProgramme(),
    loadBeside(prefetchProgramme),
    loadBeside(prefetchPractice),
  ]);
  return ProgrammeScreen;
});

export const screens: Partial<Record<ScreenKey, ComponentType>> = {
  apps: loadable(async () => (await import('../features/apps/AppsScreen.tsx')).AppsScreen),
  business: loadable(async () => (await import('../features/people-pages/BusinessScreen.tsx')).BusinessScreen),
  customer: loadable(async () => (await import('../features/people-pages/CustomerScreen.tsx')).CustomerScreen),
  assessment: loadable(async () => (await import('../features/assessment/AssessmentScreen.tsx')).AssessmentScreen),
  authors: loadable(async () => (await import('../features/content/screens/simple.tsx')).AuthorsScreen),
  avatarEvents: loadable(async () => (await import('../features/content/screens/simple.tsx')).AvatarEventsScreen),
  avatars: loadable(async () => (await import('../features/content/screens/AvatarsScreen.tsx')).AvatarsScreen),
  blogs: loadable(async () => (await import('../features/content/screens/BlogsScreen.tsx')).BlogsScreen),
  broadcasts: loadable(async () => (await import('../features/content/screens/BroadcastsScreen.tsx')).BroadcastsScreen),
  childPage: loadable(async () => (await import('../features/child-page/ChildPageScreen.tsx')).ChildPageScreen),
  clientFiles: loadable(async () => (await import('../features/client-files/ClientFilesScreen.tsx')).ClientFilesScreen),
  clientFilesBin: loadable(
    async () => (await import('../features/client-files/ClientFilesScreen.tsx')).DeletedFilesScreen,
  ),
  courses: loadable(async () => (await import('../features/content/screens/CoursesScreen.tsx')).CoursesScreen),
  dailyInsights: loadable(async () => (await import('../features/insights/InsightsScreen.tsx')).InsightsScreen),
  diary: loadable(async () => (await import('../features/diary/DiaryScreen.tsx')).DiaryScreen),
  emails: loadable(async () => (await import('../features/client-mail/log/MailLogScreen.tsx')).MailLogScreen),
  eventCallback: loadable(
    async () => (await import('../features/event-callback/EventCallbackScreen.tsx')).EventCallbackScreen,
  ),
  favourites: loadable(async () => (await import('../features/favourites/FavouritesScreen.tsx')).FavouritesScreen),
  erasures: loadable(async () => (await import('../features/privacy/ErasuresScreen.tsx')).ErasuresScreen),
  features: loadable(async () => (await import('../features/content/screens/simple.tsx')).FeaturesScreen),
  formDetails: loadable(
    async () => (await import('../features/onboarding-forms/FormDetailsScreen.tsx')).FormDetailsScreen,
  ),
  forms: loadable(async () => (await import('../features/onboarding-forms/FormsScreen.tsx')).FormsScreen),
  signIns: loadable(async () => (await import('../features/users/factors/StaffSignInScreen.tsx')).StaffSignInScreen),
  unusualReading: loadable(
    async () => (await import('../features/privacy/UnusualReadingScreen.tsx')).UnusualReadingScreen,
  ),
  openedFamilies: loadable(
    async () => (await import('../features/privacy/OpenedFamiliesScreen.tsx')).OpenedFamiliesScreen,
  ),
  ladders: loadable(async () => (await import('../features/gas/GoalsScreen.tsx')).GoalsScreen),
  path: loadable(async () => (await import('../features/path/PathScreen.tsx')).PathScreen),
  skillGraph: loadable(async () => (await import('../features/skills/graph/GraphScreen.tsx')).GraphScreen),
  privacy: loadable(async () => (await import('../features/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  privacyOf: loadable(async () => (await import('../features/privacy/PrivacyScreen.tsx')).PrivacyOfScreen),
  // Most visits start here; it loads the role's own home.
  home: HomeScreen,
  homeContent: loadable(
    async () => (await import('../features/content/screens/HomeContentScreen.tsx')).HomeContentScreen,
  ),
  ideasForHome: loadable(async () => (await import('../features/activity-notes/ideas/IdeasScreen.tsx')).IdeasScreen),
  learning: loadable(async () => {
    const [{ LearningScreen }] = await Promise.all([loadLearning(), loadBeside(prefetchLibrary)]);
    return LearningScreen;
  }),
  lookups: loadable(async () => (await import('../features/lookups/LookupsScreen.tsx')).LookupsScreen),
  memberOverview: loadable(
    async () => (await import('../features/activity-notes/overview/OverviewScreen.tsx')).OverviewScreen,
  ),
  messages: loadable(async () => (await import('../features/messages/thread/MessagesScreen.tsx')).MessagesScreen),
  notifications: loadable(
    async () => (await import('../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  jobs: loadable(async () => (await import('../features/jobs/JobsScreen.tsx')).JobsScreen),
  status: loadable(async () => (await import('../features/status/StatusScreen.tsx')).StatusScreen),
  outbox: loadable(async () => (await import('../features/outbox/OutboxScreen.tsx')).OutboxScreen),
  myPosts: loadable(async () => (await import('../features/posts/mine/MyPostsScreen.tsx')).MyPostsScreen),
  posts: loadable(async () => (await import('../features/posts/PostsScreen.tsx')).PostsScreen),
  program: programme,
  programGoal: programme,
  programOf: loadable(async () => (await import('../features/outcomes/ProgrammeOfScreen.tsx')).ProgrammeOfScreen),
  reports: loadable(async () => (await import('./pages/ReportsByRole.tsx')).ReportsByRole),
  resource: loadable(async () => (await import('../features/resources/ResourcesScreen.tsx')).ResourcesScreen),
  resourceCategories: loadable(
    async () => (await import('../features/content/screens/simple.tsx')).ResourceCategoriesScreen,
  ),
  resources: loadable(async () => (await import('../features/resources/ResourcesScreen.tsx')).ResourcesScreen),
  note: loadable(async () => (await import('../features/activity-notes/note/NoteScreen.tsx')).NoteScreen),
  notes: loadable(async () => (await import('./pages/NotesWithRequests.tsx')).NotesWithRequests),
  password: loadable(async () => (await import('../features/account/PasswordScreen.tsx')).PasswordScreen),
  settings: loadable(async () => (await import('../features/account/SettingsScreen.tsx')).SettingsScreen),
  sharedResources: loadable(
    async () => (await import('../features/resources/shared/SharedResourcesScreen.tsx')).SharedResourcesScreen,
  ),
  sharedVideos: loadable(
    async () => (await import('../features/shared-videos/SharedVideosScreen.tsx')).SharedVideosScreen,
  ),
  shortCategories: loadable(async () => (await import('../features/content/screens/simple.tsx')).ShortCategoriesScreen),
  shortLevels: loadable(async () => (await import('../features/content/screens/simple.tsx')).ShortLevelsScreen),
  shorts: loadable(async () => (await import('../features/content/screens/ShortsScreen.tsx')).ShortsScreen),
  tracking: loadable(async () => (await import('../features/tracking/TrackingScreen.tsx')).TrackingScreen),
  uploads: loadable(async () => (await import('../features/resources/UploadsScreen.tsx')).UploadsScreen),
  usersExpand: loadable(async () => (await import('../features/users/ClientsScreen.tsx')).ClientsScreen),
  usersAdmin: loadable(async () => (await import('../features/users/UserListScreen.tsx')).AdministratorsScreen),
  usersBusiness: loadable(async () => (await import('../features/users/UserListScreen.tsx')).BusinessUsersScreen),
  usersCustomer: loadable(async () => (await import('../features/users/UserListScreen.tsx')).CustomersScreen),
  usersCustomerSubscriber: loadable(
    async () => (await import('../features/users/UserListScreen.tsx')).CustomerSubscribersScreen,
  ),
  usersProgram: loadable(async () => (await import('../features/users/UserListScreen.tsx')).ProgramScreen),
  usersSubscribers: loadable(async () => (await import('../features/users/UserListScreen.tsx')).SubscribersScreen),
  members: loadable(async () => (await import('../features/members/MembersScreen.tsx')).MembersScreen),
  videoCategories: loadable(async () => (await import('../features/content/screens/simple.tsx')).VideoCategoriesScreen),
  videos: loadable(async () => (await import('../features/content/screens/VideosScreen.tsx')).VideosScreen),
  weekCard: loadable(async () => (await import('../features/week-card/WeekScreen.tsx')).WeekScreen),
  workshops: loadable(async () => (await import('../features/content/screens/WorkshopsScreen.tsx')).WorkshopsScreen),
};
