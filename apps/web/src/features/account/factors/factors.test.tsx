import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { Factors } from '@amberway/contract/auth/factors';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { openSession } from '../../../kernel/sign-in/state.ts';
import { me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { serve } from '../../../ui/testing/server.ts';
import { FactorParts } from './FactorParts.tsx';
import { FactorsDue } from './FactorsDue.tsx';
import { GraceNotice } from './GraceNotice.tsx';
import { labels } from './labels.ts';
import { NameDialog } from './NameDialog.tsx';

const NOTHING: Factors = {
  has: false,
  due: 'none',
  graceUntil: null,
  countsFrom: null,
  passkeys: [],
  totp: null,
  recoveryCodes: null,
  since: null,
  missing: 'factor',
  confirmBy: ['password'],
  passkeysAt: null,
};
const PASSKEY = { _id: 'p', name: 'Phone', backedUp: true, createdAt: '2026-11-03T01:00:00.000Z', lastUsedAt: null };
const second = (part: Partial<Factors>) => {
  const { has, due, graceUntil, countsFrom } = { ...NOTHING, ...part };
  return { ...me('coach'), secondFactor: { has, due, graceUntil, countsFrom } };
};

beforeEach(() => openSession(me('coach')));

const show = (part: Partial<Factors>, who: 'coach' | 'parent' = 'coach') => {
  serve({ 'GET account/factors': () => ({ ...NOTHING, ...part }) });
  renderScreen(<FactorParts />, '/', { me: me(who) });
  return screen.findByRole('heading', { name: labels.passkeys });
};

it('a family with a passkey reads that either way signs in, not that something is off', async () => {
  await show({ missing: null, passkeys: [PASSKEY] }, 'parent');
  expect(screen.getByText(labels.either)).toBeTruthy();
  expect(screen.queryByText(labels.off)).toBeNull();
});

it('after the first way the next button is the one that completes it', async () => {
  await show({ missing: 'secondWay', passkeys: [PASSKEY] });
  expect(screen.getByText(labels.oneMissing)).toBeTruthy();
  expect(screen.getByText(labels.oneMissingWhy)).toBeTruthy();
  expect(screen.getByRole('button', { name: labels.makeCodes }).className).toContain('primary');
});

it('the name of a passkey is judged anew as it is typed', () => {
  const onName = vi.fn();
  renderScreen(
    <NameDialog title="Add" confirm="Create" initial="" busy={false} onName={onName} onClose={() => {}} />,
    '/',
    { me: me('coach') },
  );
  press('Create');
  expect(screen.getByRole('alert').textContent).toBe(factorTexts.inputName);
  fireEvent.change(screen.getByLabelText(labels.name), { target: { value: 'Phone' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onName).not.toHaveBeenCalled();
});

it('why a passkey could not be added stands in the dialog', () => {
  renderScreen(
    <NameDialog
      title="Add"
      confirm="Create"
      initial="Phone"
      busy={false}
      failure={factorTexts.passkeyKnown}
      onName={() => {}}
      onClose={() => {}}
    />,
    '/',
    { me: me('coach') },
  );
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(factorTexts.passkeyKnown);
});

it('the page that asks for a second factor says nothing of what is off, and its heading has the focus', async () => {
  serve({ 'GET account/factors': () => NOTHING });
  renderScreen(<FactorsDue />, '/', { me: second({ due: 'now' }) });
  await screen.findByRole('heading', { name: labels.passkeys });
  expect(screen.queryByText(labels.off)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.dueTitle));
});

it('the page that comes after a factor was set up begins at its top', async () => {
  serve({ 'GET account/factors': () => NOTHING });
  const { unmount } = renderScreen(<FactorsDue />, '/', { me: second({ due: 'now' }) });
  await screen.findByRole('heading', { name: labels.passkeys });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  unmount();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('after a reset the page says that new factors have to count first', async () => {
  const countsFrom = '2026-11-20T00:00:00.000Z';
  serve({ 'GET account/factors': () => ({ ...NOTHING, countsFrom }) });
  renderScreen(<FactorsDue />, '/', { me: second({ due: 'now', countsFrom }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(labels.resetTitle);
  expect(await screen.findByText(labels.countsSooner)).toBeTruthy();
});

it.each([
  [13 * DAY + MINUTE, 14],
  [MINUTE, 1],
])('the notice counts the days that are left, a begun one as whole: %i ms are %i', (left, days) => {
  const graceUntil = new Date(Date.now() + left).toISOString();
  renderScreen(<GraceNotice />, '/', { me: second({ due: 'grace', graceUntil }) });
  expect(screen.getByText(new RegExp(`${days} ${days === 1 ? 'day' : 'days'} left`))).toBeTruthy();
});
