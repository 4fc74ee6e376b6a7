import { allocationRoutes } from './allocation/routes.ts';
import { listRoutes } from './list-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { recordRoutes } from './record-routes.ts';

/** The signed-in user, lists of users, and single users. */
export const userRoutes = [...ownRoutes, ...listRoutes, ...recordRoutes, ...allocationRoutes];
