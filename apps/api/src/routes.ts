import { authRoutes } from './features/auth/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { lookupRoutes } from './features/lookups/routes.ts';
import { outboxRoutes } from './features/mail/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
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
  ...outboxRoutes,
];
