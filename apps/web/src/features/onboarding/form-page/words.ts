import type { FormType } from '@amberway/contract/onboarding-forms/types';

export const words = {
  title: (type: FormType, member: string) =>
    type === 'parent' ? 'About you' : member ? `About ${member}` : 'About your child',
  part: (number: number, of: number) => `Part ${number} of ${of}`,
  marks: 'Questions marked with * need an answer. Only your coaching team reads what you write.',
  account: (email: string) => `Account: ${email}`,
  firstName: 'Your first name',
  lastName: 'Your last name',
  noAnswer: 'No answer',
  back: 'Back',
  next: 'Next part',
  send: 'Submit form',
  sending: 'Submitting …',
  someMissing: 'Some questions still need an answer.',
  thanks: 'Thank you',
  thanksText: 'Your answers are with your coach now. You can read them again under Onboard Forms.',
  already: 'This form has been submitted',
  notYours: 'This form belongs to another account',
  notYoursText: 'Please sign in with the account it was made for.',
  signIn: 'Please sign in first',
  signInText: 'Forms can be filled in once you are signed in.',
  failed: 'The form could not be opened',
  retry: 'Try again',
  home: 'Go to dashboard',
} as const;
