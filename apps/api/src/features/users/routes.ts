import { listRoutes } from './list-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { recordRoutes } from './record-routes.ts';

/** Oneself, the lists of people, and single people. */
export const userRoutes = [...ownRoutes, ...listRoutes, ...recordRoutes];
