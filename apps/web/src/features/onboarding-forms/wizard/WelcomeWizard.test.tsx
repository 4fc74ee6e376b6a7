import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { storageKey } from '../../../kernel/sign-in/storage.ts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { WelcomeWizard } from './WelcomeWizard.tsx';

const child = (_id: string, firstName: string) => ({ _id, firstName, lastName: 'Stone', avatarUrl: null });
const form = (type: string, member: ReturnType<typeof child> | null) => ({
  type,
  member,
  state: 'Not submitted',
  submittedAt: null,
  address: '/',
});
const forms = [
  form('child', child(IDS.child, 'Arlo')),
  form('child', child(IDS.sibling, 'Noor')),
  form('parent', null),
];

beforeEach(() => localStorage.clear());

const open = () => {
  serve({
    'GET forms/status/:id': () => ({ user: me('parent'), forms }),
    'PATCH user/firstLogin/:id': () => null,
    'GET user/me': () => ({ ...me('parent'), firstTimeLogin: false }),
  });
  return renderScreen(<WelcomeWizard />, '/', { me: { ...me('parent'), firstTimeLogin: true } });
};
const step = (number: number) => screen.findByText(`Welcome, step ${number} of 4`);

it('the wizard stays at its step after a reload, and the step is removed when it ends [B054 B066]', async () => {
  const first = open();
  await step(1);
  press(onboardingTexts.next);
  press(onboardingTexts.next);
  await step(3);
  first.unmount();
  open();
  await step(3);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  press(onboardingTexts.next);
  press(onboardingTexts.continueToDashboard);
  await waitFor(() => expect(localStorage.getItem(storageKey('formData'))).toBeNull());
});

it.each([JSON.stringify({ user: IDS.stranger, step: 2 }), '{"user":', '{"step":"2"}', 'null'])(
  'the wizard starts at the first step with %s in storage',
  async (stored) => {
    localStorage.setItem(storageKey('formData'), stored);
    open();
    await step(1);
  },
);

it('each form’s button names its person [B057]', async () => {
  open();
  await step(1);
  press(onboardingTexts.next);
  expect(await screen.findByRole('heading', { name: 'Tell us about your children' })).toBeTruthy();
  for (const name of ['Arlo', 'Noor'])
    expect(screen.getByRole('button', { name: `Fill in form about ${name}` })).toBeTruthy();
});
