import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { type PaletteItem } from '../../ui/palette/items.ts';
import { Palette } from '../../ui/palette/Palette.tsx';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { businessUsersSource, customersSource } from './palette-people.tsx';

const person = (_id: string, firstName: string) => ({
  _id,
  firstName,
  lastName: 'Stone',
  email: `${firstName}@amberway.test`,
  avatar: null,
});
const replies = {
  'GET user/lean/customer': () => [person(IDS.parent, 'Priya')],
  'GET user/lean/business': () => [person(IDS.coach, 'Priscilla')],
};
const find = (user: CurrentUser, words: string) => {
  const chosen: PaletteItem[] = [];
  renderScreen(
    <Palette
      sources={[customersSource, businessUsersSource]}
      open
      onClose={() => {}}
      onChoose={(item) => chosen.push(item)}
    />,
    '/',
    { me: user },
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: words } });
  return chosen;
};

describe('people in the palette', () => {
  it('staff find families by name and open their page', async () => {
    const server = serve(replies);
    const chosen = find(me('coach'), 'pri');
    fireEvent.click(await screen.findByText('Priya Stone'));
    expect(chosen).toMatchObject([{ to: `/dashboard/customer${IDS.parent}` }]);
    expect(server.of('GET user/lean/customer').at(-1)?.query).toMatchObject({ search: 'pri' });
    // Only administrators find colleagues.
    expect(server.of('GET user/lean/business')).toEqual([]);
  });

  it('Enter opens nobody of an earlier search while the next one goes on', async () => {
    serve({
      ...replies,
      'GET user/lean/customer': ({ query }) => (query['search'] === 'pri' ? [person(IDS.parent, 'Priya')] : []),
    });
    const chosen = find(me('coach'), 'pri');
    await screen.findByText('Priya Stone');
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'zoe' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(chosen).toEqual([]);
    expect(screen.queryByText('Priya Stone')).toBeNull();
    // Those who match the new text as well stay.
    fireEvent.change(box, { target: { value: 'priy' } });
    expect(screen.getByText('Priya Stone')).toBeTruthy();
  });

  it('administrators find business users as well', async () => {
    serve(replies);
    const chosen = find(me('admin'), 'pri');
    fireEvent.click(await screen.findByText('Priscilla Stone'));
    expect(chosen).toMatchObject([{ to: `/dashboard/business${IDS.coach}` }]);
  });

  it.each([
    ['a family', me('parent')],
    ['someone in a family’s view', acting()],
  ])('%s sends no request for people', async (_, user) => {
    const server = serve(replies);
    find(user, 'pri');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await waitFor(() => expect(server.requests).toEqual([]));
  });
});
