import { authRoutes } from './features/auth/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { lookupRoutes } from './features/lookups/routes.ts';
import { outboxRoutes } from './features/mail/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { onboardingFormRoutes } from './features/onboarding-forms/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import type { Route } from './kernel/http/route.ts';

/** Every call the server answers. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...settingsRoutes,
  ...authRoutes,
  ...userRoutes,
  ...memberRoutes,
  ...lookupRoutes,
  ...draftRoutes,
  ...onboardingFormRoutes,
  ...uploadRoutes,
  ...outboxRoutes,
  ...notificationRoutes,
  ...jobRoutes,
];
