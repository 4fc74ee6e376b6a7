import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { serve } from '../../ui/testing/server.ts';
import { clientsQuery } from './queries.ts';

it('the client list is loaded fifty at a time until it is complete [B309]', async () => {
  const all = Array.from({ length: 120 }, (_, n) => ({ _id: `c-${n}` }));
  const server = serve({});
  const requests: string[] = [];
  const { queryFn, getNextPageParam } = clientsQuery('kel');
  const pages: { data: unknown[]; count: number }[] = [];
  server.requests.length = 0;
  for (let next: number | undefined = 0; next !== undefined;) {
    const skip: number = next;
    // The page as the server would return it.
    const page = { data: all.slice(skip, skip + 50), count: all.length };
    pages.push(page);
    requests.push(String(skip));
    next = getNextPageParam(page as never, pages as never, skip, []) as number | undefined;
  }
  expect(requests).toEqual(['0', '50', '100']);
  expect(getNextPageParam({ data: [], count: 120 } as never, pages as never, 100, [])).toBeUndefined();

  await new QueryClient()
    .fetchQuery({
      queryKey: ['x'],
      retry: false,
      queryFn: (context) => (queryFn as never as (c: object) => Promise<unknown>)({ ...context, pageParam: 50 }),
    })
    .catch(() => {});
  expect(server.of('GET user/myClients').map(({ query }) => query)).toEqual([
    { skip: '50', limit: '50', search: 'kel' },
  ]);
});
