import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { place, renderScreen } from '../testing/render.tsx';
import { readOpenRecord, useRecordUrl } from './use-record-url.ts';

const Page = () => {
  const { open, show, close } = useRecordUrl();
  return (
    <>
      <p>{open ? `${open.mode} ${open.id}` : 'closed'}</p>
      <button type="button" onClick={() => show('View', '7')}>
        view
      </button>
      <button type="button" onClick={() => show('Edit', '7')}>
        edit
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the open record in the URL', () => {
  it.each([
    ['create=', { mode: 'Create', id: null }],
    ['create=9', { mode: 'Create', id: '9' }],
    ['view=9', { mode: 'View', id: '9' }],
    ['edit=', null],
    ['page=2', null],
  ])('%s is %j', (query, record) => expect(readOpenRecord(new URLSearchParams(query))).toEqual(record));

  it('opens beside the list’s parameters, and closing goes back', async () => {
    renderScreen(<Page />, '/?page=2');
    await press('view');
    expect(place.path).toBe('/?page=2&view=7');
    await press('edit');
    expect(place.path).toBe('/?page=2&edit=7');
    await press('close');
    expect(place.path).toBe('/?page=2');
    expect(screen.getByText('closed')).toBeTruthy();
  });

  it('back closes it, from View and Edit alike', async () => {
    renderScreen(<Page />, '/?page=2');
    await press('view');
    await press('edit');
    act(() => place.back());
    expect(place.path).toBe('/?page=2');
  });

  it('a shared link closes without leaving the page', async () => {
    renderScreen(<Page />, '/?tab=Draft&edit=7');
    expect(screen.getByText('Edit 7')).toBeTruthy();
    await press('close');
    expect(place.path).toBe('/?tab=Draft');
  });

  it('a shared link without other parameters closes on its own page', async () => {
    renderScreen(<Page />, '/dashboard/resources?edit=7');
    await press('close');
    expect(place.path).toBe('/dashboard/resources');
  });
});
