import { TRIAL_DAYS } from '@amberway/contract/kernel/limits';

// Labels of the two get-started pages that the specification leaves open.
export const labels = {
  toDashboard: 'Go to dashboard',

  startTitle: 'Your first steps start here',
  startLead: 'Look around, meet your coach and try a first small step at home. No hurry, and nothing to prepare.',
  trialTitle: `Your ${TRIAL_DAYS}-day trial starts here`,
  trialLead: `You have ${TRIAL_DAYS} days to look around, meet your coach and try a first small step at home. No hurry, and nothing to prepare.`,
  trialOffer: `New subscribers begin with a ${TRIAL_DAYS}-day trial.`,
  startNext: 'See what comes next',

  stepsTitle: 'What happens first',
  steps: [
    {
      title: 'Tell us about your child',
      text: 'Two short forms: one about your child, one about you. You can stop and carry on later.',
    },
    {
      title: 'Meet your coach',
      text: 'Your coach reads what you wrote and suggests an outcome that fits your everyday life.',
    },
    {
      title: 'Take the first small step',
      text: 'You get one or two things to try at home. Tick them off, and tell your coach how it went.',
    },
  ],

  appTitle: 'Take it with you',
  appText: 'Tick off a task at the bakery, read a note on the bus. What you do here shows on your phone too.',
  appNone: 'Everything works in your phone’s browser too: open this address there and sign in.',
  appStore: 'Get it on the App Store',
  playStore: 'Get it on Google Play',

  helpTitle: 'If you get stuck',
  helpText:
    'Nothing here can be broken by trying it. Once you are signed in, Help is always in the same place, in the menu.',
  helpCentre: 'Open the knowledge base',
  support: 'Contact support',

  nextTitle: 'What to expect next',
  nextLead: 'You do not have to do everything today. This is how the first days usually go.',
  days: [
    { when: 'Today', text: 'Sign in, fill in the two forms and have a look at your page. That is all.' },
    {
      when: 'In the first week',
      text: 'Your coach gets in touch, and you agree on what you would like to work on.',
    },
    {
      when: 'After that',
      text: 'Each week brings a few small tasks, a note from your coach and ideas for home. You set the pace.',
    },
  ],
  calmTitle: 'Make it comfortable',
  calmText: 'Prefer fewer colours and no movement? Calm mode does that, here and on every page.',
  calmOn: 'Switch calm mode on',
  calmOff: 'Switch calm mode off',
  back: 'Back to getting started',
} as const;
