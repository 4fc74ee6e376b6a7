import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { SCREENS } from '@amberway/contract/shell/routes';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import type { UserListKey } from './lists.ts';
import { CLINICIAN, idOf, row } from './testing/people.ts';
import { handoverLabels } from './handover/labels.ts';
import { UserListPage } from './UserListPage.tsx';

const ROWS = [row(1), row(2), row(3)];
const replies = {
  'GET user/all/:type': () => ROWS,
  'PATCH user/:id': () => ({}),
  'DELETE user/:id': () => ({}),
  'GET user/:id/caseload': (): object => ({ children: [], families: 0 }),
};

const open = (of: UserListKey, role: 'Administrator' | 'BusinessUser' = 'Administrator', path = '/') =>
  renderScreen(
    <AsUser role={role}>
      <UserListPage of={of} />
    </AsUser>,
    path,
  );
const shown = () => screen.findByText('First1 Last');
const tabs = () =>
  screen.getAllByRole('navigation', { name: (name) => name !== 'Pages' }).flatMap((nav) =>
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  );
const choose = (n: number) => fireEvent.click(screen.getByLabelText(`Select First${n} Last`));

beforeEach(() => localStorage.clear());

describe('tabs of the user lists', () => {
  it.each([
    ['customer', 'Administrator', ['Active', 'Inactive', 'OnHold']],
    ['customer', 'BusinessUser', ['Active']],
    ['customerSubscriber', 'Administrator', ['Active', 'Inactive', 'Awaiting', 'Deleted']],
    ['customerSubscriber', 'BusinessUser', ['Active', 'Inactive']],
    ['program', 'Administrator', ['Active', 'Inactive', 'OnHold', 'To Be Allocated', 'Deleted']],
    ['subscribers', 'Administrator', ['Active', 'Inactive', 'Awaiting', 'Deleted']],
    ['business', 'Administrator', ['Current', 'Deleted']],
    ['admin', 'Administrator', ['Current', 'Deleted']],
  ] as const)('%s shows %s their own [B658 B663 B664 B665 B669 B855 T394 T395]', async (of, role, expected) => {
    serve(replies);
    open(of, role);
    await shown();
    expect(tabs()).toEqual(expected);
  });
});

describe('requests of a user list', () => {
  it('a user list requests fifty of the lower-cased tab, with plans joined by commas [B858 B894 B660]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serve(replies);
    open('program', 'Administrator', '/?plan=Care&plan=Lite&page=2');
    await shown();
    fireEvent.change(screen.getByRole('searchbox', { name: userTexts.searchPlaceholder }), {
      target: { value: 'ANNA' },
    });
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
    await waitFor(() => expect(server.requests.at(-1)?.query['search']).toBe('anna'));
    expect(server.requests[0]).toMatchObject({
      path: 'user/all/customer',
      query: { skip: '50', limit: '50', filter: 'Active', customerType: 'Flagship', planTypeFilter: 'Care,Lite' },
    });
    vi.useRealTimers();
  });

  it.each(['business', 'admin'] as const)('the %s list has a search [B670]', async (of) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serve(replies);
    open(of);
    await shown();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Reed' } });
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
    await waitFor(() =>
      expect(server.requests.at(-1)).toMatchObject({ path: `user/all/${of}`, query: { search: 'reed' } }),
    );
    vi.useRealTimers();
  });

  it('the Current tab sends no status filter; the subscriber list for coaches sends Active [B669 B030]', async () => {
    const server = serve(replies);
    open('business').unmount();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]?.path).toBe('user/all/business');
    expect(server.requests[0]?.query).not.toHaveProperty('filter');
    open('customerSubscriber', 'BusinessUser');
    await shown();
    expect(server.requests.at(-1)?.query).toMatchObject({ customerType: 'Subscriber', filter: 'Active' });
  });

  it('a user list offers 50, 100 and 200 rows a page [B894]', async () => {
    const server = serve(replies);
    open('customer', 'Administrator', '/?size=200');
    await shown();
    expect(server.requests[0]?.query).toMatchObject({ limit: '200' });
    open('customer', 'Administrator', '/?size=20').unmount();
    await waitFor(() => expect(server.requests.at(-1)?.query).toMatchObject({ limit: '50' }));
  });
});

describe('plan filter', () => {
  it('the plan filter is stored per user, restored, and removed by Clear all [B659 B660 T392]', async () => {
    serve(replies);
    const first = open('customer');
    await shown();
    press('Filter');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lite' }));
    expect(place.path).toBe('/?plan=Lite');
    first.unmount();

    const second = open('customer');
    await shown();
    expect(place.path).toBe('/?plan=Lite');
    press(userTexts.clearAll);
    expect(place.path).toBe('/');
    second.unmount();

    open('customer');
    await shown();
    expect(place.path).toBe('/');
  });

  it('the plan filter sends one request after 500 ms without a tick, from any page [B905]', async () => {
    const server = serve(replies);
    open('customer', 'Administrator', '/?page=2');
    await shown();
    const before = server.requests.length;
    press('Filter');
    for (const plan of ['Lite', 'Care', 'Choice']) fireEvent.click(screen.getByRole('checkbox', { name: plan }));
    expect(server.requests).toHaveLength(before);
    await waitFor(() => expect(server.requests).toHaveLength(before + 1));
    expect(server.requests.at(-1)?.query).toMatchObject({ planTypeFilter: 'Lite,Care,Choice', skip: '0' });
    await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 100));
    expect(server.requests).toHaveLength(before + 1);
  });

  it('a stored plan filter applies to the first request [B659]', async () => {
    localStorage.setItem('planTypeFilter.customer.01a00000-0000-7000-8000-0000000000aa', '["Lite"]');
    const server = serve(replies);
    open('customer');
    await shown();
    expect(server.requests.map(({ query }) => query['planTypeFilter'])).toEqual(['Lite']);
  });

  it('plans in the URL override the stored filter', async () => {
    serve(replies);
    const first = open('customer');
    await shown();
    press('Filter');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lite' }));
    first.unmount();
    open('customer', 'Administrator', '/?plan=Care');
    await shown();
    expect(place.path).toBe('/?plan=Care');
  });

  it('the browser’s Back removes a filter', async () => {
    serve(replies);
    open('customer');
    await shown();
    press('Filter');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lite' }));
    act(() => place.back());
    expect(place.path).toBe('/');
  });

  it('invalid values in the browser’s storage are ignored', async () => {
    localStorage.setItem(`planTypeFilter.customer.${idOf(0)}`, '{');
    for (const key of ['{', '"Lite"', '["Nothing"]']) {
      localStorage.setItem('planTypeFilter.customer.01a00000-0000-7000-8000-0000000000aa', key);
      serve(replies);
      const page = open('customer');
      await shown();
      expect(place.path).toBe('/');
      page.unmount();
    }
  });
});

describe('rows', () => {
  it('the program list has its own columns [B662]', async () => {
    serve({
      'GET user/all/:type': () => [
        row(1, {
          csmObject: { ...CLINICIAN, firstName: 'Mia', lastName: 'Manager' },
          children: [
            { _id: idOf(11), firstName: 'Noor', lastName: 'Last', primaryContactObject: CLINICIAN },
            { _id: idOf(12), firstName: 'Ben', lastName: '', primaryContactObject: CLINICIAN },
          ],
        }),
      ],
    });
    open('program');
    await shown();
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .filter(Boolean),
    ).toEqual(['Name', 'Email', 'Plan', 'Children', 'Primary Clinician', 'CSM', 'Status', 'Since', 'Action']);
    // The children in the row must not turn the table into a tree.
    expect(document.querySelector('tbody [aria-expanded]:not([aria-haspopup])')).toBeNull();
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(expect.arrayContaining(['Noor Last, Ben', 'Cleo Coach', 'Mia Manager']));
  });

  it('inactive users are faded with a label; awaiting ones are ‘To be allocated’ [B667 B089 T051]', async () => {
    serve({
      'GET user/all/:type': () => [
        row(1),
        row(2, { userStatus: 'Awaiting', choosePlan: 'Flagship' }),
        row(3, { userStatus: 'Awaiting', choosePlan: 'Subscriber' }),
      ],
    });
    const { container } = open('program');
    await shown();
    const rows = [...container.querySelectorAll('tbody tr')];
    expect(rows.map((tr) => /faded/.test(tr.className))).toEqual([false, true, true]);
    expect(rows.map((tr) => tr.textContent)).toEqual([
      expect.stringContaining('Active'),
      expect.stringContaining(userTexts.toBeAllocated),
      expect.stringContaining('Awaiting'),
    ]);
  });

  it('administrators view, edit and open a customer; others view and open [B672 B668]', async () => {
    serve(replies);
    const first = open('customer');
    await shown();
    const names = () =>
      screen.getAllByRole('button', { name: /First1 Last$/ }).map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['View First1 Last', 'Edit First1 Last', 'Open customer First1 Last']);
    first.unmount();
    open('customer', 'BusinessUser');
    await shown();
    expect(names()).toEqual(['View First1 Last', 'Open customer First1 Last']);
    press('Open customer First1 Last');
    expect(place.path).toBe(SCREENS.customer.path.replace('{id}', idOf(1)));
  });

  it('business users cannot add, deactivate or delete users [B673 B674]', async () => {
    serve(replies);
    open('customer', 'BusinessUser');
    await shown();
    expect(screen.queryByRole('button', { name: /^(Add|Deactivate|Delete)/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    expect(bar.queryByRole('button', { name: /Activate|Deactivate|Delete/ })).toBeNull();
    expect(bar.getByRole('button', { name: /^Export th/ })).toBeTruthy();
  });
});

describe('bulk actions', () => {
  it.each([
    [userTexts.deactivate, userTexts.selectToDeactivate],
    [userTexts.delete, userTexts.selectToDelete],
  ])('%s without a selection says what to do [B779 B780 T426 T427]', async (button, text) => {
    const server = serve(replies);
    open('business');
    await shown();
    press(button);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('users are deactivated one by one, and it can be undone [B671 B729 B859 T469]', async () => {
    const server = serve(replies);
    open('business');
    await shown();
    choose(1);
    choose(3);
    press(userTexts.deactivate);
    expect(await screen.findByText(`${userTexts.deactivated}: 2`)).toBeTruthy();
    expect(server.of('PATCH user/:id').map(({ path, body }) => [path, body])).toEqual([
      [`user/${idOf(1)}`, { userStatus: 'Inactive', version: 3 }],
      [`user/${idOf(3)}`, { userStatus: 'Inactive', version: 3 }],
    ]);
    press('Undo');
    await waitFor(() => expect(server.of('PATCH user/:id')).toHaveLength(4));
    expect(server.of('PATCH user/:id')[3]?.body).toEqual({ userStatus: 'Active' });
  });

  it('a coach who is deactivated hands the children over, or not', async () => {
    const child = {
      _id: idOf(21),
      firstName: 'Arlo',
      lastName: 'Sharma',
      parent: { ...CLINICIAN, firstName: 'Priya' },
    };
    const server = serve({
      ...replies,
      'GET user/all/:type': () => [row(1, { type: 'Business' })],
      'GET user/:id/caseload': () => ({ children: [child], families: 2 }),
      'GET user/businessUser/search': () => [CLINICIAN],
    });
    open('business');
    await shown();
    choose(1);
    press(userTexts.deactivate);
    const dialog = await screen.findByRole('dialog', { name: /^Deactivate / });
    expect(within(dialog).getByText(/Arlo Sharma/)).toBeTruthy();
    expect(within(dialog).getByText(/success manager of 2 families/)).toBeTruthy();
    press(handoverLabels.deactivate.hand);
    expect(within(dialog).getByText(userTexts.staffOnlyCsm)).toBeTruthy();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of('PATCH user/:id')).toEqual([]);
    press(userTexts.deactivate);
    const again = await screen.findByRole('dialog', { name: /^Deactivate / });
    const select = within(again).getByRole('combobox');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: /Cleo/ }));
    press(handoverLabels.deactivate.hand);
    await waitFor(() =>
      expect(server.of('PATCH user/:id')[0]?.body).toEqual({
        userStatus: 'Inactive',
        version: 3,
        handOverTo: CLINICIAN._id,
      }),
    );
    expect(await screen.findByText(userTexts.deactivated)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a coach who is deleted hands the children over too, with one question', async () => {
    const server = serve({
      ...replies,
      'GET user/all/:type': () => [row(1, { type: 'Business' })],
      'GET user/:id/caseload': () => ({ children: [], families: 2 }),
      'GET user/businessUser/search': () => [CLINICIAN],
    });
    open('business');
    await shown();
    choose(1);
    press(`${userTexts.delete} 1`);
    const dialog = await screen.findByRole('dialog', { name: deleteQuestion('user') });
    expect(within(dialog).getByText(/success manager of 2 families/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Cleo/ }));
    press(handoverLabels.delete.hand);
    expect(await screen.findByText(userTexts.deleted)).toBeTruthy();
    expect(server.of('DELETE user/:id').map(({ query }) => query)).toEqual([{ handOverTo: CLINICIAN._id }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers what fits the status of the selected: activating the inactive, not deactivating them', async () => {
    const server = serve({ ...replies, 'GET user/all/:type': () => [row(1, { userStatus: 'Inactive' })] });
    open('customer', 'Administrator', '/?tab=Inactive');
    await shown();
    choose(1);
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    expect(bar.queryByRole('button', { name: userTexts.deactivate })).toBeNull();
    expect(bar.queryByRole('button', { name: userTexts.putOnHold })).toBeNull();
    fireEvent.click(bar.getByRole('button', { name: userTexts.activate }));
    await waitFor(() => expect(server.of('PATCH user/:id')[0]?.body).toEqual({ userStatus: 'Active', version: 3 }));
  });

  it('sorts on the server, by what is in the URL', async () => {
    const server = serve(replies);
    open('customer', 'Administrator', '/?sort=-createdAt');
    await shown();
    const query = () => server.of('GET user/all/:type').at(-1)?.query;
    expect(query()).toMatchObject({ sort: 'createdAt', order: 'desc' });
    press('Name');
    await waitFor(() => expect(query()).toMatchObject({ sort: 'name', order: 'asc' }));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('deactivating subscribers shows ‘Deleted succsesfully’ [B882 T470]', async () => {
    serve(replies);
    open('subscribers');
    await shown();
    choose(1);
    press(userTexts.deactivate);
    expect(await screen.findByText(userTexts.deleted)).toBeTruthy();
  });

  it('users are deleted one by one after confirmation; No deletes nothing [B730 B860 B780 T397]', async () => {
    const server = serve(replies);
    open('admin');
    await shown();
    choose(2);
    press(`${userTexts.delete} 1`);
    expect(await screen.findAllByText(deleteQuestion('user'))).not.toHaveLength(0);
    press('No');
    expect(server.of('DELETE user/:id')).toHaveLength(0);
    await waitFor(() => {
      press(`${userTexts.delete} 1`);
      expect(screen.queryAllByText('Yes')).not.toHaveLength(0);
    });
    press('Yes');
    expect(await screen.findByText(userTexts.deleted)).toBeTruthy();
    expect(server.of('DELETE user/:id').map(({ path }) => path)).toEqual([`user/${idOf(2)}`]);
  });

  it('failed users are named with the reason, and stay selected [B887]', async () => {
    serve({
      ...replies,
      'PATCH user/:id': ({ path }) =>
        path.endsWith(idOf(2)) ? new Refusal(409, 'conflict', userTexts.lastAdministrator) : {},
    });
    open('admin');
    await shown();
    for (const n of [1, 2, 3]) choose(n);
    press(userTexts.deactivate);
    expect(await screen.findByText(`1 could not be: First2 Last: ${userTexts.lastAdministrator}`)).toBeTruthy();
    await waitFor(() =>
      expect(
        screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select First/ }).map(({ checked }) => checked),
      ).toEqual([false, true, false]),
    );
  });

  it('a deleted user is restored with one click', async () => {
    const server = serve({ ...replies, 'GET user/all/:type': () => [row(1, { userStatus: 'Deleted' })] });
    open('program', 'Administrator', '/?tab=Deleted');
    await shown();
    press('Restore First1 Last');
    expect(await screen.findByText(userTexts.restored)).toBeTruthy();
    expect(server.of('PATCH user/:id')[0]?.body).toEqual({ userStatus: 'Active', version: 3 });
  });
});

describe('family of another coach', () => {
  it('a family that is not the coach’s is explained, without a retry', async () => {
    serve({ ...replies, 'GET user/:id': () => new Refusal(404, 'not_found', 'We could not find it.') });
    open('customer', 'BusinessUser', `/?view=${idOf(1)}`);
    expect(await screen.findByText(/You do not work with this family/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('a family that failed to load can be retried', async () => {
    serve({ ...replies, 'GET user/:id': () => new Refusal(500, 'internal', 'Broken.') });
    open('customer', 'BusinessUser', `/?view=${idOf(1)}`);
    expect(await screen.findByText('Broken.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
