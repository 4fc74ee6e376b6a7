import { assessmentRoutes } from './features/assessment/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { ssoRoutes } from './features/auth/sso/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { childPageRoutes } from './features/child-page/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { clientMailRoutes } from './features/client-mail/routes.ts';
import { clientFileRoutes } from './features/client-files/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { dashboardRoutes } from './features/dashboards/routes.ts';
import { diaryRoutes } from './features/diary/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { favouriteRoutes } from './features/favourites/routes.ts';
import { firstViewRoutes } from './features/first-view/routes.ts';
import { gasRoutes } from './features/gas/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { statusRoutes } from './features/status/routes.ts';
import { kpiRoutes } from './features/kpis/routes.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { lookupRoutes } from './features/lookups/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { myTaskRoutes } from './features/my-tasks/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { onboardingFormRoutes } from './features/onboarding-forms/routes.ts';
import { pathRoutes } from './features/path/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { outcomeRoutes } from './features/outcomes/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { quickLinkRoutes } from './features/quick-links/routes.ts';
import { resourceRoutes } from './features/resources/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { noteRoutes } from './features/activity-notes/routes.ts';
import { scheduleRoutes } from './features/activity-notes/schedule-routes.ts';
import { sessionRequestRoutes } from './features/session-requests/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { sharedVideoRoutes } from './features/shared-videos/routes.ts';
import { supportContactRoutes } from './features/support-contacts/routes.ts';
import { trackingRoutes } from './features/tracking/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { waitingRoutes } from './features/waiting/routes.ts';
import { weekCardRoutes } from './features/week-card/routes.ts';
import { skillRoutes } from './features/skills/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { CONTENT_USES } from './content-uses.ts';
import type { Route } from './kernel/http/route.ts';
import { NOTIFIED_RECORDS } from './notified-records.ts';

const CALLS: readonly Route[] = [
  ...healthRoutes,
  ...settingsRoutes,
  ...authRoutes,
  ...ssoRoutes,
  ...userRoutes,
  ...memberRoutes,
  ...kpiRoutes,
  ...supportContactRoutes,
  ...lookupRoutes,
  ...draftRoutes,
  ...onboardingFormRoutes,
  ...contentRoutes(CONTENT_USES),
  ...learningRoutes,
  ...sharedVideoRoutes,
  ...postRoutes,
  ...newsRoutes,
  ...diaryRoutes,
  ...sessionRequestRoutes,
  ...trackingRoutes,
  ...waitingRoutes,
  ...uploadRoutes,
  ...resourceRoutes,
  ...commentRoutes,
  ...clientFileRoutes,
  ...outboxRoutes,
  ...calendarRoutes,
  ...clientMailRoutes,
  ...outcomeRoutes,
  ...skillRoutes,
  ...taskRoutes,
  ...pathRoutes,
  ...practiceRoutes,
  ...gasRoutes,
  ...noteRoutes,
  ...scheduleRoutes,
  ...reportRoutes,
  ...notificationRoutes(NOTIFIED_RECORDS),
  ...favouriteRoutes,
  ...dashboardRoutes,
  ...firstViewRoutes,
  ...weekCardRoutes,
  ...childPageRoutes,
  ...messageRoutes,
  ...quickLinkRoutes,
  ...myTaskRoutes,
  ...assessmentRoutes,
  ...jobRoutes,
  ...statusRoutes,
];

export const ROUTES: readonly Route[] = [...CALLS, ...privacyRoutes];
