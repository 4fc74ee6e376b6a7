import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PARENT_ANSWERS } from '@amberway/fixtures/forms';
import { SCREENS } from '@amberway/contract/shell/routes';
import { storageKey } from '../../kernel/sign-in/storage.ts';
import { IDS, me, type Who } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { FormDetailsScreen } from './FormDetailsScreen.tsx';
import { labels } from './labels.ts';

const AT = '2026-05-10T02:00:00.000Z';
const arlo = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone', avatarUrl: null };
const form = (type: string, submitted: boolean) => ({
  type,
  member: type === 'child' ? arlo : null,
  state: submitted ? 'submitted' : 'Not submitted',
  submittedAt: submitted ? AT : null,
  address: '/',
});

beforeEach(() => localStorage.clear());

const open = (query: string, who: Who = 'parent') => {
  const server = serve({
    'GET forms/status/:id': () => ({ user: me('parent'), forms: [form('child', false), form('parent', true)] }),
    'GET forms/parent/submission': () => ({
      ...form('parent', true),
      user: me('parent'),
      profile: {
        yourName: { first: 'Priya', last: 'Stone' },
        answers: { ...PARENT_ANSWERS, goals: 'Calmer mornings' },
        member: null,
        submittedAt: AT,
      },
    }),
    'GET forms/child/submission': () => new Refusal(404, 'not_found', 'Not found.'),
    'GET member/:id': () => new Refusal(404, 'not_found', 'Not found.'),
  });
  return { server, ...renderScreen(<FormDetailsScreen />, `${SCREENS.formDetails.path}${query}`, { me: me(who) }) };
};
const stored = () => localStorage.getItem(storageKey('selectedForm')) ?? '';

it('a form without a submission says so and can be filled in by the family [R054]', async () => {
  const { server } = open(`?type=child&memberId=${IDS.child}`);
  expect(await screen.findByText(`About Arlo: ${labels.notYet}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fill in form about Arlo' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.of('GET forms/child/submission')).toEqual([]);
});

it('staff read that a form is not submitted yet, and cannot fill it in here', async () => {
  open(`?type=child&memberId=${IDS.child}&customerId=${IDS.parent}`, 'coach');
  expect(await screen.findByText(labels.notYetOf)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a form about a child says to staff whose record it is, a form about the carer does not', async () => {
  const whose = () => screen.queryByRole('group', { name: 'Whose record this is' })?.textContent;
  const child = open(`?type=child&memberId=${IDS.child}&customerId=${IDS.parent}`, 'coach');
  await screen.findByText(labels.notYetOf);
  expect(whose()).toContain('Arlo Stone');
  child.unmount();
  open(`?type=parent&customerId=${IDS.parent}`, 'coach');
  await screen.findByText('Calmer mornings');
  expect(whose()).toBeUndefined();
});

it('a form of another family fails to load', async () => {
  open(`?type=child&memberId=${IDS.sibling}`);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('the form opened last is stored by its ids and opens without a form in the URL [B066]', async () => {
  const first = open(`?type=child&memberId=${IDS.child}`);
  await screen.findByText(`About Arlo: ${labels.notYet}`);
  expect(JSON.parse(stored())).toEqual({ type: 'child', member: IDS.child, customer: null });
  first.unmount();
  open('');
  expect(await screen.findByText(`About Arlo: ${labels.notYet}`)).toBeTruthy();
});

it('no answer is stored in the browser, and without a stored form the carer’s opens', async () => {
  open('');
  expect(await screen.findByText('Calmer mornings')).toBeTruthy();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('mornings');
});

it('an invalid stored value from another version is ignored', async () => {
  localStorage.setItem(storageKey('selectedForm'), '{"type":');
  open('');
  expect(await screen.findByText('Calmer mornings')).toBeTruthy();
});
