import { type ComponentType, lazy } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import { HomeScreen } from '../features/dashboards/HomeScreen.tsx';
import { prefetchLibrary } from '../features/learning/public.ts';
import { prefetchPractice } from '../features/practice/public.ts';
import { prefetchProgramme } from '../kernel/queries/programme.ts';
import { loadBeside } from './cache.ts';

// Maps each screen to the module that renders it. A screen that is missing here shows UnderDevelopment.

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const loadLearning = () => import('../features/learning/LearningScreen.tsx');
const loadProgramme = () => import('../features/outcomes/ProgrammeScreen.tsx');

/** The whole programme is one request, which is sent beside the code. */
const programme = screen(async () => {
  const [{ ProgrammeScreen }] = await Promise.all([
    loadProgramme(),
    loadBeside(prefetchProgramme),
    loadBeside(prefetchPractice),
  ]);
  return ProgrammeScreen;
});

export const screens: Partial<Record<ScreenKey, ComponentType>> = {
  apps: screen(async () => (await import('../features/apps/AppsScreen.tsx')).AppsScreen),
  business: screen(async () => (await import('../features/people-pages/BusinessScreen.tsx')).BusinessScreen),
  customer: screen(async () => (await import('../features/people-pages/CustomerScreen.tsx')).CustomerScreen),
  assessment: screen(async () => (await import('../features/assessment/AssessmentScreen.tsx')).AssessmentScreen),
  authors: screen(async () => (await import('../features/content/screens/simple.tsx')).AuthorsScreen),
  avatarEvents: screen(async () => (await import('../features/content/screens/simple.tsx')).AvatarEventsScreen),
  avatars: screen(async () => (await import('../features/content/screens/AvatarsScreen.tsx')).AvatarsScreen),
  blogs: screen(async () => (await import('../features/content/screens/BlogsScreen.tsx')).BlogsScreen),
  broadcasts: screen(async () => (await import('../features/content/screens/BroadcastsScreen.tsx')).BroadcastsScreen),
  childPage: screen(async () => (await import('../features/child-page/ChildPageScreen.tsx')).ChildPageScreen),
  clientFiles: screen(async () => (await import('../features/client-files/ClientFilesScreen.tsx')).ClientFilesScreen),
  clientFilesBin: screen(
    async () => (await import('../features/client-files/ClientFilesScreen.tsx')).DeletedFilesScreen,
  ),
  courses: screen(async () => (await import('../features/content/screens/CoursesScreen.tsx')).CoursesScreen),
  dailyInsights: screen(async () => (await import('../features/insights/InsightsScreen.tsx')).InsightsScreen),
  diary: screen(async () => (await import('../features/diary/DiaryScreen.tsx')).DiaryScreen),
  emails: screen(async () => (await import('../features/client-mail/log/MailLogScreen.tsx')).MailLogScreen),
  eventCallback: screen(
    async () => (await import('../features/event-callback/EventCallbackScreen.tsx')).EventCallbackScreen,
  ),
  favourites: screen(async () => (await import('../features/favourites/FavouritesScreen.tsx')).FavouritesScreen),
  erasures: screen(async () => (await import('../features/privacy/ErasuresScreen.tsx')).ErasuresScreen),
  features: screen(async () => (await import('../features/content/screens/simple.tsx')).FeaturesScreen),
  formDetails: screen(
    async () => (await import('../features/onboarding-forms/FormDetailsScreen.tsx')).FormDetailsScreen,
  ),
  forms: screen(async () => (await import('../features/onboarding-forms/FormsScreen.tsx')).FormsScreen),
  signIns: screen(async () => (await import('../features/users/factors/StaffSignInScreen.tsx')).StaffSignInScreen),
  unusualReading: screen(
    async () => (await import('../features/privacy/UnusualReadingScreen.tsx')).UnusualReadingScreen,
  ),
  openedFamilies: screen(
    async () => (await import('../features/privacy/OpenedFamiliesScreen.tsx')).OpenedFamiliesScreen,
  ),
  ladders: screen(async () => (await import('../features/gas/GoalsScreen.tsx')).GoalsScreen),
  path: screen(async () => (await import('../features/path/PathScreen.tsx')).PathScreen),
  skillGraph: screen(async () => (await import('../features/skills/graph/GraphScreen.tsx')).GraphScreen),
  privacy: screen(async () => (await import('../features/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  privacyOf: screen(async () => (await import('../features/privacy/PrivacyScreen.tsx')).PrivacyOfScreen),
  // Most visits start here; it loads the role's own home.
  home: HomeScreen,
  homeContent: screen(
    async () => (await import('../features/content/screens/HomeContentScreen.tsx')).HomeContentScreen,
  ),
  ideasForHome: screen(async () => (await import('../features/activity-notes/ideas/IdeasScreen.tsx')).IdeasScreen),
  learning: screen(async () => {
    const [{ LearningScreen }] = await Promise.all([loadLearning(), loadBeside(prefetchLibrary)]);
    return LearningScreen;
  }),
  lookups: screen(async () => (await import('../features/lookups/LookupsScreen.tsx')).LookupsScreen),
  memberOverview: screen(
    async () => (await import('../features/activity-notes/overview/OverviewScreen.tsx')).OverviewScreen,
  ),
  messages: screen(async () => (await import('../features/messages/thread/MessagesScreen.tsx')).MessagesScreen),
  notifications: screen(
    async () => (await import('../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  jobs: screen(async () => (await import('../features/jobs/JobsScreen.tsx')).JobsScreen),
  status: screen(async () => (await import('../features/status/StatusScreen.tsx')).StatusScreen),
  outbox: screen(async () => (await import('../features/outbox/OutboxScreen.tsx')).OutboxScreen),
  myPosts: screen(async () => (await import('../features/posts/mine/MyPostsScreen.tsx')).MyPostsScreen),
  posts: screen(async () => (await import('../features/posts/PostsScreen.tsx')).PostsScreen),
  program: programme,
  programGoal: programme,
  programOf: screen(async () => (await import('../features/outcomes/ProgrammeOfScreen.tsx')).ProgrammeOfScreen),
  reports: screen(async () => (await import('./pages/ReportsByRole.tsx')).ReportsByRole),
  resource: screen(async () => (await import('../features/resources/ResourcesScreen.tsx')).ResourcesScreen),
  resourceCategories: screen(
    async () => (await import('../features/content/screens/simple.tsx')).ResourceCategoriesScreen,
  ),
  resources: screen(async () => (await import('../features/resources/ResourcesScreen.tsx')).ResourcesScreen),
  note: screen(async () => (await import('../features/activity-notes/note/NoteScreen.tsx')).NoteScreen),
  notes: screen(async () => (await import('./pages/NotesWithRequests.tsx')).NotesWithRequests),
  password: screen(async () => (await import('../features/account/PasswordScreen.tsx')).PasswordScreen),
  settings: screen(async () => (await import('../features/account/SettingsScreen.tsx')).SettingsScreen),
  sharedResources: screen(
    async () => (await import('../features/resources/shared/SharedResourcesScreen.tsx')).SharedResourcesScreen,
  ),
  sharedVideos: screen(
    async () => (await import('../features/shared-videos/SharedVideosScreen.tsx')).SharedVideosScreen,
  ),
  shortCategories: screen(async () => (await import('../features/content/screens/simple.tsx')).ShortCategoriesScreen),
  shortLevels: screen(async () => (await import('../features/content/screens/simple.tsx')).ShortLevelsScreen),
  shorts: screen(async () => (await import('../features/content/screens/ShortsScreen.tsx')).ShortsScreen),
  tracking: screen(async () => (await import('../features/tracking/TrackingScreen.tsx')).TrackingScreen),
  uploads: screen(async () => (await import('../features/resources/UploadsScreen.tsx')).UploadsScreen),
  usersExpand: screen(async () => (await import('../features/users/ClientsScreen.tsx')).ClientsScreen),
  usersAdmin: screen(async () => (await import('../features/users/UserListScreen.tsx')).AdministratorsScreen),
  usersBusiness: screen(async () => (await import('../features/users/UserListScreen.tsx')).BusinessUsersScreen),
  usersCustomer: screen(async () => (await import('../features/users/UserListScreen.tsx')).CustomersScreen),
  usersCustomerSubscriber: screen(
    async () => (await import('../features/users/UserListScreen.tsx')).CustomerSubscribersScreen,
  ),
  usersProgram: screen(async () => (await import('../features/users/UserListScreen.tsx')).ProgramScreen),
  usersSubscribers: screen(async () => (await import('../features/users/UserListScreen.tsx')).SubscribersScreen),
  members: screen(async () => (await import('../features/members/MembersScreen.tsx')).MembersScreen),
  videoCategories: screen(async () => (await import('../features/content/screens/simple.tsx')).VideoCategoriesScreen),
  videos: screen(async () => (await import('../features/content/screens/VideosScreen.tsx')).VideosScreen),
  weekCard: screen(async () => (await import('../features/week-card/WeekScreen.tsx')).WeekScreen),
  workshops: screen(async () => (await import('../features/content/screens/WorkshopsScreen.tsx')).WorkshopsScreen),
};
