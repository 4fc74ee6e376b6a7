import { expect, it } from 'vitest';
import { groupAnswers } from './answer-groups.ts';

it('our own questions are shown in order, without the unanswered ones', () => {
  const groups = groupAnswers('parent', {
    goals: 'Calm mornings',
    hardest: ['Meals', 'School'],
    relationship: 'Father',
    worries: '',
  });
  expect(groups.map(({ title }) => title)).toEqual(['About you', 'Day to day', 'What you hope for']);
  expect(groups[1]?.answers).toEqual([{ question: 'Which parts of the day are hardest?', answer: 'Meals, School' }]);
});

it('a provider’s own questions are shown as received', () => {
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

it('the answer to a removed question is still shown', () => {
  const groups = groupAnswers('parent', { relationship: 'Father', consent: 'Please ask me first' });
  expect(groups[1]).toEqual({
    title: 'More answers',
    answers: [{ question: 'consent', answer: 'Please ask me first' }],
  });
});
