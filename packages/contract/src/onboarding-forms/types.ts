export const FORM_TYPES = ['child', 'parent'] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** The key of a form in the JSON text `forms` of a user or member. */
export const PROFILE_KEYS = {
  child: 'ChildOnboardingProfile',
  parent: 'ParentOnboardingProfile',
} as const satisfies Record<FormType, string>;
