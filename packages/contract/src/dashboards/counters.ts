import type { Plan } from '../kernel/roles.ts';

/** The plan whose active customers each workspace counter counts. */
export const PLAN_OF_COUNTER = {
  app: 'Subscriber',
  weeklyFlagship: 'Flagship',
  fortnightlyPlan: 'Care',
  monthly: 'Lite',
} as const satisfies Record<string, Plan>;
export type Counter = keyof typeof PLAN_OF_COUNTER;
