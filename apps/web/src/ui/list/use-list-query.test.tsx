import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listUsers } from '@amberway/contract/users/endpoints';
import { renderScreen } from '../testing/render.tsx';
import { serve } from '../testing/server.ts';
import { useListQuery } from './use-list-query.ts';

let server: ReturnType<typeof serve>;
const pages = () => server.requests.map(({ query }) => Number(query['page']));

const Page = () => {
  const [page, setPage] = useState(1);
  const data = useListQuery(listUsers, { slice: 'users', page, pageSize: 2, params: { type: 'customer' } });
  return (
    <>
      <p>{data.pending ? 'loading' : data.rows.map(({ firstName }) => firstName).join(' ')}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
};

beforeEach(() => {
  server = serve({
    'GET user/all/:type': ({ query }) =>
      Response.json({ status: true, data: [{ firstName: `page${query['page']}` }], count: 5 }),
  });
});

describe('one page of a list', () => {
  it('prefetches the next page, and none after the last', async () => {
    renderScreen(<Page />);
    await screen.findByText('page1');
    await waitFor(() => expect(pages()).toEqual([1, 2]));
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('page2');
    await waitFor(() => expect(pages()).toContain(3));
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('page3');
    expect(pages()).not.toContain(4);
  });

  it('is invalidated by its slice [B649]', async () => {
    const { client } = renderScreen(<Page />);
    await screen.findByText('page1');
    const before = pages().length;
    await client.invalidateQueries({ queryKey: ['users'] });
    expect(pages().slice(before)).toContain(1);
  });
});
