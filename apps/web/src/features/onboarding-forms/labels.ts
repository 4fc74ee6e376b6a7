import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';

/** 'About Emil', 'About your child', 'About you'; for staff the carer has a name. */
export const formTitle = ({ type, member }: Pick<FormStatus, 'type' | 'member'>, carer?: string): string => {
  if (type === 'child') return member ? `About ${member.firstName}` : 'About your child';
  return carer ? `About ${carer}` : 'About you';
};

/** 'Fill in form about Emil': with several children every button says whose form it opens. */
export const fillInTitle = (form: Pick<FormStatus, 'type' | 'member'>): string =>
  `${labels.fillIn} ${formTitle(form).toLowerCase().slice(0, 1)}${formTitle(form).slice(1)}`;

export const labels = {
  fillIn: 'Fill in form',
  read: 'Read form',
  later: 'Finish later',
  laterHint: 'What you have typed is kept.',
  waiting: 'Thank you. We are waiting for your answers to arrive; this takes a few seconds.',
  childLead:
    'A few questions about what goes well, what is hard and what you hope for. Stop whenever you like: what you typed is kept.',
  carerLead: 'Support works best when it fits the people who give it. A few questions about you and your days.',
  formsLead: 'Two short forms help your coach to start where you are.',
  staffLead: (name: string) => `Forms of the ${name} family.`,
  nobody: 'Forms belong to a family: choose one of its children.',
  notYet: 'Not submitted yet',
  notYetOwn: 'You can fill it in whenever you like. Your answers appear here once you have submitted the form.',
  notYetOf: 'The answers appear here once the family has submitted the form.',
  openView: 'Fill in with the family',
} as const;
