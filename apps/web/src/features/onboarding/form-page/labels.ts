import type { Profile } from '@amberway/contract/onboarding-forms/profile';
import { READERS } from '@amberway/contract/privacy/consent';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { saidTime } from '../../../ui/said-dates.ts';

export const labels = {
  title: (type: FormType, member: string) =>
    type === 'parent' ? 'About you' : member ? `About ${member}` : 'About your child',
  part: (number: number, of: number) => `Part ${number} of ${of}`,
  marks: `Questions marked with * need an answer. Only ${READERS} can see what you write.`,
  account: (email: string) => `Account: ${email}`,
  firstName: 'Your first name',
  lastName: 'Your last name',
  noAnswer: 'No answer',
  back: 'Back',
  next: 'Next part',
  send: 'Submit form',
  sending: 'Submitting …',
  notSent: ({ yourName, submittedAt }: Pick<Profile, 'yourName' | 'submittedAt'>, zone: string | null) =>
    `This form was already submitted (${saidTime(submittedAt, zone)}) in the name of ${yourName.first} ${yourName.last}. The answers below are different and were not sent. They stay here; please tell our team what should change.`,
  someMissing: 'Some questions still need an answer.',
  thanks: 'Thank you',
  thanksText: 'Our team has your answers now. You can read them again under Onboard Forms.',
  already: 'This form has been submitted',
  alreadyText: 'You can read what was submitted under Onboard Forms.',
  notYours: 'This form belongs to another account',
  notYoursText: 'Please sign in with the account it was made for.',
  agreeFirst: 'Please read one page first',
  agreeFirstText: 'Before you fill in forms, we ask you to agree to how we look after your family’s information.',
  signIn: 'Please sign in first',
  signInText: 'Forms can be filled in once you are signed in.',
  failed: 'The form could not be opened',
  retry: 'Try again',
  home: 'Go to dashboard',
} as const;
