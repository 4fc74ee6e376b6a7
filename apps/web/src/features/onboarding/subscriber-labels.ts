import { TRIAL_DAYS } from '@amberway/contract/kernel/limits';

// Texts of the get-started pages for subscribers, who have no coach and no programme.
export const subscriberLabels = {
  startLead: 'Look around, choose one thing to try at home and ask our team. No hurry, and nothing to prepare.',
  trialLead: `You have ${TRIAL_DAYS} days to look around, choose one thing to try at home and ask our team. No hurry, and nothing to prepare.`,
  steps: [
    {
      title: 'Tell us about your child',
      text: 'Two short forms: one about your child, one about you. You can stop and carry on later.',
    },
    {
      title: 'Find one thing to try',
      text: 'The library has films, blogs and workshops for everyday life. Your page suggests one each day.',
    },
    {
      title: 'Ask our team',
      text: 'Write what is on your mind under My Posts. One of us reads it and answers there.',
    },
  ],
  nextLead: 'You do not have to do everything today. This is how the first days usually go.',
  days: [
    { when: 'Today', text: 'Sign in, fill in the two forms and have a look at your page. That is all.' },
    {
      when: 'In the first week',
      text: 'Open something from the library, take the Social Skill Assessment if you like, and ask what you want to know.',
    },
    {
      when: 'After that',
      text: 'One face a day in the diary shows how the days felt. You set the pace.',
    },
  ],
} as const;
