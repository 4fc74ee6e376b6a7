import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../kernel/queries/client.ts';
import { useBusinessUserSearch } from './use-business-user-search.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('appCheck')) requests.push(url);
    return Response.json({ status: true, data: [{ _id: 'u-1', firstName: 'Mia' }], count: 1 });
  });
});
afterEach(() => vi.useRealTimers());

const Names = ({ search }: { search: string }) =>
  (useBusinessUserSearch(search).data ?? []).map(({ firstName }) => firstName).join();

it('a select searches 300 ms after the last key press [C030]', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const client = createQueryClient();
  const show = (search: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Names search={search} />
        </QueryClientProvider>,
      ),
    );
  await show('');
  await act(() => vi.advanceTimersByTimeAsync(0));
  requests.length = 0;
  for (const search of ['m', 'mi', 'mia ']) {
    await show(search);
    await act(() => vi.advanceTimersByTimeAsync(290));
  }
  expect(requests).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(requests).toEqual(['/api/user/businessUser/search?search=mia']);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(place.textContent).toBe('Mia');
  act(() => root.unmount());
});
