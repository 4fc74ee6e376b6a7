// Texts of the wizard and the forms, verbatim from the specification.
export const onboardingTexts = {
  previous: 'Previous',
  next: 'Next',
  /** Label on the get-started pages; in the wizard the button names its target. */
  continue: 'Continue',
  continueToDashboard: 'Continue To Dashboard',
} as const;

export const FORM_STATES = ['submitted', 'Not submitted'] as const;
export type FormState = (typeof FORM_STATES)[number];

export const formStateOf = (submitted: boolean): FormState => (submitted ? 'submitted' : 'Not submitted');
