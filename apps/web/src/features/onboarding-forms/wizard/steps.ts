/** Steps 0 to 3 of the welcome wizard. */
export const STEPS = ['Welcome', 'Your child', 'About you', 'Get started'] as const;
export const LAST_STEP = STEPS.length - 1;
