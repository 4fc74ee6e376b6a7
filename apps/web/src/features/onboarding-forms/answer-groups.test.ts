import { expect, it } from 'vitest';
import { groupAnswers } from './answer-groups.ts';

it('shows our questions in their own order and leaves out what was not answered', () => {
  const groups = groupAnswers('parent', {
    goals: 'Calm mornings',
    hardest: ['Meals', 'School'],
    relationship: 'Father',
    worries: '',
  });
  expect(groups.map(({ title }) => title)).toEqual(['About you', 'Day to day', 'What you hope for']);
  expect(groups[1]?.answers).toEqual([{ question: 'Which parts of the day are hardest?', answer: 'Meals, School' }]);
});

it('shows a provider’s own questions as they came', () => {
  expect(groupAnswers('child', { '<b>Size?</b>': 12, siblings: true, none: null })).toEqual([
    {
      title: 'More answers',
      answers: [
        { question: '<b>Size?</b>', answer: '12' },
        { question: 'siblings', answer: 'Yes' },
      ],
    },
  ]);
});

it('still shows the answer to a question that is no longer asked', () => {
  const groups = groupAnswers('parent', { relationship: 'Father', consent: 'Please ask me first' });
  expect(groups[1]).toEqual({
    title: 'More answers',
    answers: [{ question: 'consent', answer: 'Please ask me first' }],
  });
});
