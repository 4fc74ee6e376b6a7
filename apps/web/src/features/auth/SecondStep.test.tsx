import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { AppRoutes } from '../../app/router.tsx';
import { clearCredentials } from '../../kernel/sign-in/credentials.ts';
import { closeSession } from '../../kernel/sign-in/state.ts';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { signInLabels } from './sign-in-labels.ts';
import { stepLabels as labels } from './step-labels.ts';

const second = (ways: string[]) => ({
  ticket: 'T'.repeat(43),
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  now: new Date().toISOString(),
  ways,
});

const open = async (ways = ['totp', 'recovery'], proof: () => unknown = () => ({})) => {
  serve({
    'POST auth/login': () => {
      const { message, status } = FAILURES.second_needed;
      return Response.json({ status: false, code: 'second_needed', message, second: second(ways) }, { status });
    },
    'POST auth/second': proof,
  });
  renderScreen(<AppRoutes />, '/login');
  fireEvent.change(await screen.findByLabelText(signInLabels.email), { target: { value: 'ada@example.org' } });
  fireEvent.change(screen.getByLabelText(signInLabels.password), { target: { value: 'Amberway1!' } });
  press(signInLabels.signIn);
  return screen.findByRole('heading', { name: labels.title });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCredentials();
  closeSession();
});

it('the second step replaces the page with one heading, which has the focus', async () => {
  const heading = await open();
  expect(screen.getAllByRole('heading')).toEqual([heading]);
  expect(screen.queryByText(signInLabels.toWorkspace)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('changing to a recovery code gives its field the focus', async () => {
  await open();
  press(labels.toRecovery);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.recovery)));
  press(labels.toCode);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.code)));
});

it('back at the first step the address is still there, and the password has the focus', async () => {
  await open();
  press(labels.back);
  const email = await screen.findByLabelText<HTMLInputElement>(signInLabels.email);
  expect(email.value).toBe('ada@example.org');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(signInLabels.password)));
});

it('without a network the step says what to do', async () => {
  await open(['totp'], () => {
    throw new TypeError('offline');
  });
  fireEvent.change(screen.getByLabelText(labels.code), { target: { value: '123456' } });
  press(labels.confirm);
  expect((await screen.findByRole('alert')).textContent).toContain('check your connection');
  vi.restoreAllMocks();
});
