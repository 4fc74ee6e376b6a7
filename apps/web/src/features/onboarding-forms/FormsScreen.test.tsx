import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '../../kernel/router.ts';
import { expect, it } from 'vitest';
import { IDS, me, member } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { FormsScreen } from './FormsScreen.tsx';
import { FORMS_KEY } from './queries.ts';
import { labels } from './labels.ts';

it('a form that somebody else submits meanwhile stays open for the person filling it in', async () => {
  let state = 'Not submitted';
  const form = (type: string, now: string) => ({
    type,
    member: null,
    state: now,
    submittedAt: null,
    address: `/forms/${type}?userId=${IDS.parent}`,
  });
  serve({
    'GET forms/status/:id': () => ({
      user: me('parent'),
      forms: [form('child', 'Not submitted'), form('parent', state)],
    }),
  });
  const { client } = renderScreen(
    <Routes>
      <Route path="/dashboard/myforms/:type?" element={<FormsScreen />} />
    </Routes>,
    '/dashboard/myforms/parent',
    { me: me('parent') },
  );
  const frame = await screen.findByTitle('About you');
  state = 'submitted';
  await act(() => client.invalidateQueries({ queryKey: [FORMS_KEY] }));
  expect(await screen.findByText('submitted')).toBeTruthy();
  expect(screen.getByTitle('About you')).toBe(frame);
  press(labels.later);
  await waitFor(() => expect(place.path).toBe('/dashboard/myforms'));
  expect(screen.queryByTitle('About you')).toBeNull();
});

it('an administrator finds a family by searching for a child, and can switch to another one from there', async () => {
  const noor = member({ _id: IDS.sibling, firstName: 'Noor', parent: { ...member().parent, _id: IDS.stranger } });
  const server = serve({
    'GET member': () => [member(), noor],
    'GET member/:id': ({ path }) => (path.endsWith(IDS.child) ? member() : noor),
    'GET forms/status/:id': ({ path }) => ({ user: { ...me('parent'), _id: path.split('/').at(-1) }, forms: [] }),
  });
  renderScreen(<FormsScreen />, '/dashboard/myforms', { me: me('admin') });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Choose a child' }));
  await userEvent.click(await screen.findByText('Arlo Stone (Priya Stone)'));
  expect(await screen.findByText(labels.staffLead('Stone'))).toBeTruthy();
  expect(server.of('GET forms/status/:id').at(-1)?.path).toContain(IDS.parent);
  await userEvent.click(screen.getByRole('combobox', { name: 'Choose a child' }));
  await userEvent.click(await screen.findByText('Noor Stone (Priya Stone)'));
  await waitFor(() => expect(server.of('GET forms/status/:id').at(-1)?.path).toContain(IDS.stranger));
});
