import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { offered } from '../testing/choose.ts';
import { IDS, me, member, subscriber } from '../testing/people.ts';
import { place, renderScreen } from '../testing/render.tsx';
import { Refusal, serve } from '../testing/server.ts';
import { ChildChoice } from './ChildChoice.tsx';
import { ChildGate } from './ChildGate.tsx';

it('loading a child can be retried after a failure', async () => {
  let fails = true;
  serve({
    'GET member': () => [],
    'GET member/:id': () => (fails ? new Refusal(500, 'internal', 'Not now.') : member()),
  });
  renderScreen(
    <ChildGate title="Files" why="Choose whose to see.">
      {(chosen) => <p>{`About ${chosen.member.firstName}`}</p>}
    </ChildGate>,
    `/?memberId=${IDS.child}`,
    { me: me('coach') },
  );
  const again = await screen.findByRole('button', { name: /Try again/ });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText(`About Arlo`)).toBeTruthy();
});

it('an administrator searches the children of all families and stays on the page', async () => {
  const noor = member({ _id: IDS.sibling, firstName: 'Noor', lastName: 'Haddad' });
  const server = serve({
    'GET member': ({ query }) => (query['search'] === 'noor' ? [noor] : [member()]),
    'GET member/:id': () => noor,
  });
  renderScreen(
    <ChildGate title="Files" why="Choose whose to see.">
      {(chosen) => <p>{`About ${chosen.member.firstName}`}</p>}
    </ChildGate>,
    '/files',
    { me: me('admin') },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Choose a child' }), 'noor');
  await userEvent.click(await screen.findByText('Noor Haddad (Priya Stone)'));
  expect(await screen.findByText('About Noor')).toBeTruthy();
  expect(place.path).toBe(`/files?memberId=${IDS.sibling}`);
  expect(server.of('GET user/myClients')).toEqual([]);
});

it('with a child selected, its siblings are listed first and every other child is found by name', async () => {
  const noor = member({ _id: IDS.stranger, firstName: 'Noor', lastName: 'Haddad' });
  const chosen: string[] = [];
  serve({ 'GET member': ({ query }) => (query['search'] === 'noor' ? [noor] : [noor, member()]) });
  const arlo = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' };
  const tove = { _id: IDS.sibling, firstName: 'Tove', lastName: 'Stone' };
  renderScreen(<ChildChoice child={arlo} siblings={[arlo, tove]} onSelect={(id) => chosen.push(id)} />, '/', {
    me: me('admin'),
  });
  // Until the search is loaded, a list of the siblings is in its place.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Child' }).tagName).toBe('INPUT'));
  const box = screen.getByRole('combobox', { name: 'Child' });
  await userEvent.click(box);
  await screen.findByText('Noor Haddad (Priya Stone)');
  expect(offered(box).map((one) => one.textContent)).toEqual(['Arlo Stone', 'Tove Stone', 'Noor Haddad (Priya Stone)']);
  await userEvent.type(box, 'noor');
  await userEvent.click(await screen.findByText('Noor Haddad (Priya Stone)'));
  expect(chosen).toEqual([IDS.stranger]);
});

it.each([
  ['All children', '', ['all']],
  ['Noor Haddad (Priya Stone)', 'noor', [IDS.stranger]],
] as const)('where a whole family can be shown, an administrator still chooses %s', async (name, typed, result) => {
  const noor = member({ _id: IDS.stranger, firstName: 'Noor', lastName: 'Haddad' });
  const chosen: string[] = [];
  serve({ 'GET member': ({ query }) => (query['search'] === 'noor' ? [noor] : []) });
  const arlo = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' };
  const all = { label: 'All children', onSelect: () => chosen.push('all') };
  renderScreen(<ChildChoice child={arlo} siblings={[arlo]} onSelect={(id) => chosen.push(id)} all={all} />, '/', {
    me: me('admin'),
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Child' }).tagName).toBe('INPUT'));
  const box = screen.getByRole('combobox', { name: 'Child' });
  await userEvent.click(box);
  await waitFor(() => expect(offered(box).map((one) => one.textContent)).toEqual(['All children', 'Arlo Stone']));
  if (typed) fireEvent.change(box, { target: { value: typed } });
  await userEvent.click(await screen.findByText(name));
  expect(chosen).toEqual(result);
});

it.each([
  ['a family with one child has nothing to choose', subscriber(), 0],
  ['a coach sees whose page it is', me('coach'), 1],
])('%s', (_title, user, count) => {
  serve({});
  const arlo = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' };
  renderScreen(<ChildChoice child={arlo} siblings={[arlo]} onSelect={() => {}} />, '/', { me: user });
  expect(screen.queryAllByRole('combobox', { name: 'Child' })).toHaveLength(count);
});
