import type { Section } from '../question.ts';

const HOW_OFTEN = ['Most of the time', 'Some of the time', 'Rarely', 'Not yet'] as const;

export const childSections: readonly Section[] = [
  {
    title: 'Meet your child',
    intro: 'The basics first. Short answers are fine.',
    questions: [
      { name: 'knownAs', kind: 'line', label: 'What does your child like to be called?', required: true },
      {
        name: 'diagnosis',
        kind: 'one',
        label: 'Has your child been diagnosed?',
        options: [
          'Yes, autism',
          'Yes, something else as well',
          'We are waiting for an assessment',
          'No, and that is fine',
        ],
        required: true,
      },
      {
        name: 'diagnosisMore',
        kind: 'text',
        label: 'Anything about it that we should know?',
        hint: 'For example when it was made, and by whom.',
      },
      {
        name: 'languages',
        kind: 'line',
        label: 'Which languages does your child hear at home?',
      },
    ],
  },
  {
    title: 'Strengths and joys',
    intro: 'We start from what goes well.',
    questions: [
      {
        name: 'loves',
        kind: 'text',
        label: 'What does your child love?',
        hint: 'Things, places, people, topics.',
        required: true,
      },
      { name: 'goodAt', kind: 'text', label: 'What are they good at?', required: true },
      {
        name: 'calms',
        kind: 'text',
        label: 'What helps when a day is hard?',
        hint: 'A blanket, a song, a quiet corner, being left alone …',
      },
      {
        name: 'bestTime',
        kind: 'one',
        label: 'When is your child at their best?',
        options: ['Early morning', 'Late morning', 'Afternoon', 'Evening', 'It changes from day to day'],
      },
    ],
  },
  {
    title: 'Everyday life',
    questions: [
      {
        name: 'communicates',
        kind: 'many',
        label: 'How does your child tell you things?',
        options: [
          'Speaking',
          'Single words',
          'Gestures or pointing',
          'Pictures or symbols',
          'A device or app',
          'Signing',
          'Behaviour',
        ],
        required: true,
      },
      { name: 'asksForHelp', kind: 'one', label: 'Do they ask for help?', options: HOW_OFTEN },
      { name: 'followsRoutine', kind: 'one', label: 'Do they follow a familiar routine?', options: HOW_OFTEN },
      {
        name: 'playsWithOthers',
        kind: 'one',
        label: 'Do they play or spend time with other children?',
        options: HOW_OFTEN,
      },
      {
        name: 'senses',
        kind: 'many',
        label: 'Which of these can be too much?',
        options: [
          'Noise',
          'Light',
          'Touch',
          'Smells',
          'Tastes or textures of food',
          'Crowds',
          'Sudden changes',
          'None of these',
        ],
      },
      {
        name: 'sleepAndFood',
        kind: 'text',
        label: 'Is there anything about sleep or food?',
      },
    ],
  },
  {
    title: 'Support and safety',
    questions: [
      {
        name: 'place',
        kind: 'one',
        label: 'Where does your child spend their weekdays?',
        options: ['At home', 'Nursery or kindergarten', 'School', 'A mix', 'Somewhere else'],
        required: true,
      },
      {
        name: 'otherSupport',
        kind: 'many',
        label: 'Who else supports your child now?',
        options: [
          'Speech therapist',
          'Occupational therapist',
          'Psychologist',
          'Physiotherapist',
          'Support at school',
          'Nobody yet',
        ],
      },
      {
        name: 'health',
        kind: 'text',
        label: 'Allergies, medicines or health conditions?',
        hint: 'Write "none" if there are none.',
        required: true,
      },
      {
        name: 'safety',
        kind: 'text',
        label: 'Is there anything we must know to keep your child safe?',
        hint: 'For example running off, water, or climbing.',
      },
      {
        name: 'hope',
        kind: 'text',
        label: 'If one thing could be easier in half a year, what would it be?',
        required: true,
      },
    ],
  },
];
