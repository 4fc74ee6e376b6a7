import type { Plan } from '../kernel/roles.ts';

/** Whom each counter of the workspace counts: active customers of this plan. */
export const PLAN_OF_COUNTER = {
  app: 'Subscriber',
  weeklyFlagship: 'Flagship',
  fortnightlyPlan: 'Care',
  monthly: 'Lite',
} as const satisfies Record<string, Plan>;
export type Counter = keyof typeof PLAN_OF_COUNTER;
