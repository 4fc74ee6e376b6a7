import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { me, subscriber } from '../testing/people.ts';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { useCoachText } from './use-coach-text.ts';

const Texts = () => {
  const coachText = useCoachText();
  return <p>{`${coachText('Your coach can read them.')} ${coachText('Your coach writes.', 'Nobody writes.')}`}</p>;
};

it.each([
  ['a family', me('parent'), 'Your coach can read them. Your coach writes.'],
  ['staff', me('coach'), 'The coach can read them. The coach writes.'],
  ['a subscriber, who has none', subscriber(), 'Our team can read them. Nobody writes.'],
])('the coach is named for %s', (_who, user, text) => {
  serve({});
  renderScreen(<Texts />, '/', { me: user });
  expect(screen.getByText(text)).toBeTruthy();
});
