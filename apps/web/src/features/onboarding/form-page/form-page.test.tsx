import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '../../../kernel/router.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import { consentTexts, READERS } from '@amberway/contract/privacy/consent';
import { PARENT_ANSWERS } from '@amberway/fixtures/forms';
import { closeSession, openSession } from '../../../kernel/sign-in/state.ts';
import { IDS, me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { FormPageScreen } from './FormPageScreen.tsx';
import { labels } from './labels.ts';

afterEach(closeSession);

const NAME = { first: 'Priya', last: 'Stone' };
const SUBMITTED_AT = '2026-05-10T02:00:00.000Z';
const profile = (goals: string) => ({
  yourName: NAME,
  answers: { ...PARENT_ANSWERS, goals },
  member: null,
  submittedAt: SUBMITTED_AT,
});

/** The carer's form, filled in on an earlier visit and not submitted, on its last page. */
const show = (part: Parameters<typeof serve>[0], more: object = {}) => {
  openSession(me('parent'));
  const value = {
    page: FORM_SECTIONS.parent.length - 1,
    yourName: NAME,
    answers: { ...PARENT_ANSWERS, goals: ' Calmer mornings ', ...more },
  };
  const form = { type: 'parent', member: null, state: 'Not submitted', submittedAt: null, address: '/' };
  const server = serve({
    'GET forms/status/:id': () => ({ user: me('parent'), forms: [form] }),
    'GET draft/onboarding-form/:key': () => ({ value, version: 1, updatedAt: SUBMITTED_AT }),
    'PUT draft/onboarding-form/:key': () => ({ _id: IDS.child, version: 2, updatedAt: SUBMITTED_AT }),
    'DELETE draft/onboarding-form/:key': () => null,
    'POST forms/parent/submission': () => new Refusal(409, 'duplicate', 'This form has already been submitted.'),
    ...part,
  });
  renderScreen(
    <Routes>
      <Route path="/forms/:type" element={<FormPageScreen />} />
    </Routes>,
    `/forms/parent?userId=${IDS.parent}`,
  );
  return server;
};
const submit = async () => {
  await screen.findByRole('button', { name: labels.send });
  press(labels.send);
};

describe('a form that has been submitted before', () => {
  it('a form is done when the same answers are already stored', async () => {
    const server = show({ 'GET forms/parent/submission': () => ({ profile: profile('Calmer mornings') }) });
    await submit();
    expect(await screen.findByText(labels.thanksText)).toBeTruthy();
    expect(server.of('DELETE draft/onboarding-form/:key')).toHaveLength(1);
  });

  it('different answers stay on the screen and in the draft, with a message that they were not sent', async () => {
    const stored = profile('What the coach wrote down');
    const server = show({ 'GET forms/parent/submission': () => ({ profile: stored }) });
    await submit();
    expect(await screen.findByText(labels.notSent(stored, null))).toBeTruthy();
    expect(screen.queryByText(labels.thanks)).toBeNull();
    expect(screen.getByRole('button', { name: labels.send })).toBeTruthy();
    expect(server.of('DELETE draft/onboarding-form/:key')).toEqual([]);
  });

  it('answers and draft are preserved while the stored submission cannot be loaded', async () => {
    const server = show({ 'GET forms/parent/submission': () => new Refusal(503, 'unavailable', 'Not now.') });
    await submit();
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: labels.send })).toBeTruthy());
    expect(server.of('DELETE draft/onboarding-form/:key')).toEqual([]);
  });
});

it('a draft with the answer to a removed question can be sent, without that answer', async () => {
  const state = { type: 'parent', state: 'submitted', submittedAt: SUBMITTED_AT };
  const server = show({ 'POST forms/parent/submission': () => state }, { consent: 'Yes' });
  await submit();
  expect(await screen.findByText(labels.thanksText)).toBeTruthy();
  const [sent] = server.of('POST forms/parent/submission');
  expect(sent?.body).toMatchObject({ answers: { relationship: 'Mother' } });
  expect(sent?.body).not.toHaveProperty('answers.consent');
});

describe('opening a form', () => {
  const child = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone', avatarUrl: null };
  const form = (type: string, of: typeof child | null) => ({
    type,
    member: of,
    state: 'Not submitted',
    submittedAt: null,
    address: '/',
  });
  const open = (type: string, user = me('parent')) => {
    openSession(user);
    const server = serve({
      'GET forms/status/:id': () => ({ user: me('parent'), forms: [form('child', child), form('parent', null)] }),
      'POST forms/:type/submission': () => ({ type, state: 'submitted', submittedAt: SUBMITTED_AT }),
      'DELETE draft/onboarding-form/:key': () => null,
    });
    renderScreen(
      <Routes>
        <Route path="/forms/:type" element={<FormPageScreen />} />
      </Routes>,
      `/forms/${type}?firstName=Priya&lastName=Stone&member=Arlo%20Stone&memberId=${IDS.child}&userId=${IDS.parent}`,
    );
    return server;
  };

  it('a child’s form is prefilled with the child’s name [B058]', async () => {
    open('child');
    const name = await screen.findByLabelText<HTMLInputElement>(/What does your child like to be called/);
    expect(name.value).toBe('Arlo');
  });

  it('the carer’s form opens although its URL names a child, and its draft stays the carer’s own', async () => {
    const server = open('parent');
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeTruthy();
    expect(server.of('GET draft/onboarding-form/:key').map(({ path }) => decodeURIComponent(path))).toEqual([
      `draft/onboarding-form/parent:${IDS.parent}:none`,
    ]);
  });

  it('a form says who can see the answers, with the text of the consent', async () => {
    open('parent');
    const sentence = await screen.findByText(/can see what you write/);
    expect(sentence.textContent).toContain(READERS);
    expect(consentTexts.points.join(' ')).toContain(`Only ${READERS} can see it.`);
  });

  it('a form loads no data of the family before it has given consent', async () => {
    const server = open('parent', { ...me('parent'), consentVersion: null });
    expect(await screen.findByText(labels.agreeFirstText)).toBeTruthy();
    expect(server.requests).toEqual([]);
  });
});
