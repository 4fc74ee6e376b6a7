// Words of the wizard and the forms, exactly as specified.
export const onboardingTexts = {
  previous: 'Previous',
  next: 'Next',
  /** Where the get-started pages end; in the wizard the same button says where it leads. */
  continue: 'Continue',
  continueToDashboard: 'Continue To Dashboard',
} as const;

export const FORM_STATES = ['submitted', 'Not submitted'] as const;
export type FormState = (typeof FORM_STATES)[number];

export const formStateOf = (submitted: boolean): FormState => (submitted ? 'submitted' : 'Not submitted');
