import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { WelcomeFilm } from './WelcomeFilm.tsx';

const parent = me('parent');
const subscriber = {
  ...parent,
  choosePlan: 'Subscriber' as const,
  members: parent.members.map((child) => ({ ...child, primaryContact: null, primaryContactObject: null })),
};

const words = () => screen.getByRole('figure').textContent;

it('the film names the coach of a family, and none for a subscriber', () => {
  const film = renderScreen(<WelcomeFilm />, '/', { me: parent });
  expect(words()).toContain('You and your coach choose one thing');
  film.unmount();
  renderScreen(<WelcomeFilm />, '/', { me: subscriber });
  expect(words()).toContain('You choose one thing');
  expect(words()).not.toMatch(/coach/i);
});
