import type { Section } from '../question.ts';

const COMFORT = ['Very comfortable', 'Fairly comfortable', 'A little unsure', 'Not comfortable yet'] as const;

export const parentSections: readonly Section[] = [
  {
    title: 'About you',
    intro: 'Support works best when it fits the people who give it.',
    questions: [
      {
        name: 'relationship',
        kind: 'one',
        label: 'You are the child’s …',
        options: ['Mother', 'Father', 'Grandparent', 'Foster or adoptive parent', 'Guardian', 'Somebody else'],
        required: true,
      },
      {
        name: 'reach',
        kind: 'one',
        label: 'How do you like to be reached?',
        options: ['Message in Amberway', 'E-mail', 'Phone call', 'Text message'],
        required: true,
      },
      {
        name: 'reachWhen',
        kind: 'many',
        label: 'When is a good time?',
        options: ['Weekday mornings', 'Weekday afternoons', 'Weekday evenings', 'Weekends'],
        required: true,
      },
      { name: 'language', kind: 'line', label: 'Which language is easiest for you?' },
      {
        name: 'adjustments',
        kind: 'text',
        label: 'Is there anything that makes meetings easier for you?',
        hint: 'For example camera off, an agenda beforehand, or shorter meetings.',
      },
    ],
  },
  {
    title: 'Your family',
    questions: [
      { name: 'household', kind: 'text', label: 'Who lives with your child?', required: true },
      {
        name: 'helpers',
        kind: 'many',
        label: 'Who can lend a hand?',
        options: ['Partner', 'Grandparents', 'Friends or neighbours', 'Paid carer', 'Nobody at the moment'],
      },
      {
        name: 'traditions',
        kind: 'text',
        label: 'Are there traditions, beliefs or routines we should respect?',
      },
      {
        name: 'changes',
        kind: 'text',
        label: 'Has anything big changed lately?',
        hint: 'A move, a new school, a new baby … only what you want to share.',
      },
    ],
  },
  {
    title: 'Day to day',
    questions: [
      {
        name: 'hardest',
        kind: 'many',
        label: 'Which parts of the day are hardest?',
        options: [
          'Mornings',
          'Meals',
          'Leaving the house',
          'School',
          'After school',
          'Bath time',
          'Bedtime',
          'Weekends',
        ],
        required: true,
      },
      { name: 'tried', kind: 'text', label: 'What have you tried, and what helped even a little?' },
      {
        name: 'time',
        kind: 'one',
        label: 'How much time can you give in a usual week?',
        options: ['10 minutes a day', '20 minutes a day', 'An hour at the weekend', 'It depends on the week'],
        required: true,
      },
      {
        name: 'confidence',
        kind: 'one',
        label: 'How comfortable are you with supporting your child’s learning?',
        options: COMFORT,
      },
      { name: 'online', kind: 'one', label: 'How comfortable are you with video calls and apps?', options: COMFORT },
    ],
  },
  {
    title: 'What you hope for',
    questions: [
      {
        name: 'goals',
        kind: 'text',
        label: 'What would you like to reach together in the next three months?',
        required: true,
      },
      { name: 'worries', kind: 'text', label: 'Is there anything you worry about?' },
      {
        name: 'ownSupport',
        kind: 'one',
        label: 'How are you yourself at the moment?',
        options: ['Well', 'Getting by', 'Tired', 'I could use support myself', 'I would rather not say'],
      },
      { name: 'anythingElse', kind: 'text', label: 'Is there anything else you would like to tell us?' },
    ],
  },
];
