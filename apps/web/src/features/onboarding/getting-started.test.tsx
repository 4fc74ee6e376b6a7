import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY, TRIAL_DAYS } from '@amberway/contract/kernel/limits';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { GettingStartedScreen } from './GettingStartedScreen.tsx';
import { NextScreen } from './NextScreen.tsx';
import { labels } from './labels.ts';

afterEach(closeSession);

const show = (user: CurrentUser | null, page = <GettingStartedScreen />) => {
  serve({ 'GET settings': () => SETTINGS });
  if (user) openSession(user);
  return renderScreen(page);
};
const subscriber = (days: number): CurrentUser => ({
  ...me('parent'),
  choosePlan: 'Subscriber',
  createdAt: new Date(Date.now() - days * DAY).toISOString(),
});
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('getting started', () => {
  it('a subscriber in the first days sees the trial [B007]', () => {
    show(subscriber(TRIAL_DAYS - 1));
    expect(heading()).toBe(labels.trialTitle);
    expect(screen.getByText(labels.trialLead)).toBeTruthy();
  });

  it.each<[string, CurrentUser]>([
    ['a subscriber of long ago', subscriber(TRIAL_DAYS + 1)],
    ['a family of the programme', { ...subscriber(1), choosePlan: 'Care' }],
    ['a coach', me('coach')],
    ['an administrator', me('admin')],
  ])('%s sees no mention of a trial', (_who, user) => {
    const { container } = show(user);
    expect(container.textContent).not.toMatch(/trial/i);
  });

  it('a visitor reads that there is a trial, not that it has begun', () => {
    const { container } = show(null);
    expect(heading()).toBe(labels.startTitle);
    expect(container.textContent).toContain(labels.trialOffer);
  });

  it.each([1, TRIAL_DAYS + 1])('a subscriber of %d days, who has no coach, is promised none', (days) => {
    const user = subscriber(days);
    const alone = { ...user, members: user.members.map((child) => ({ ...child, primaryContact: null })) };
    const first = show(alone);
    expect(first.container.textContent).toMatch(/ask our team/i);
    expect(first.container.textContent).not.toMatch(/coach/i);
    first.unmount();
    const { container } = show(alone, <NextScreen />);
    expect(container.textContent).not.toMatch(/coach/i);
  });

  it.each(['coach', 'admin'] as const)('a %s reads nothing about their own coach', (who) => {
    const first = show(me(who));
    expect(first.container.textContent).not.toMatch(/your coach|your child/i);
    first.unmount();
    const { container } = show(me(who), <NextScreen />);
    expect(container.textContent).not.toMatch(/your coach|your child/i);
  });
});
