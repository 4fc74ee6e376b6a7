import { onlineManager, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteFavourite, listFavourites } from '@amberway/contract/favourites/endpoints';
import { call } from '../kernel/api.ts';
import { WAITS } from '../kernel/outbox/waiting.ts';
import { press } from './testing/press.ts';
import { renderScreen } from './testing/render.tsx';
import { Refusal, serve } from './testing/server.ts';
import { useAction, useWork } from './use-action.ts';

const query = {
  queryKey: ['pages', 'names'],
  queryFn: async () => (await call(listFavourites)).data.map(({ name }) => name),
};
const IDS = { One: 'a', Two: 'b' };
const ROWS = Object.keys(IDS).map((name) => ({ name }));

const Page = ({ reverts = false }: { reverts?: boolean }) => {
  const { data = [] } = useQuery(query);
  const { run, busy } = useAction(deleteFavourite, {
    optimistic: ({ params }) => {
      const gone = Object.entries(IDS).find(([, id]) => id === params.id)?.[0] ?? '';
      return {
        queryKey: query.queryKey,
        show: (now: string[]) => now.filter((name) => name !== gone),
        ...(reverts && { revert: (now: string[]) => [...now, gone] }),
      };
    },
    invalidates: ['pages'],
    done: 'The page is removed.',
  });
  return (
    <>
      <output aria-label="Pages">{data.join(' ')}</output>
      <output aria-label="Busy">{String(busy)}</output>
      {Object.entries(IDS).map(([name, id]) => (
        <button key={id} type="button" onClick={() => void run({ params: { id } })}>
          {`Remove ${name}`}
        </button>
      ))}
    </>
  );
};

const UNAVAILABLE = () => new Refusal(503, 'unavailable', 'Out of order.');
const REFUSED = () => new Refusal(409, 'stale', 'Someone was faster.');
const held = () => {
  let release = (_: unknown) => {};
  const promise = new Promise((resolve) => {
    release = resolve;
  });
  return { promise, release: (value: unknown) => release(value) };
};
const pages = () => screen.getByRole('status', { name: 'Pages' }).textContent;
const busy = () => screen.getByRole('status', { name: 'Busy' }).textContent;
const open = async (reply: (path: string) => unknown, reverts = false) => {
  const server = serve({
    // A second load never resolves: what the page shows afterwards is the action's own work.
    'GET favourite': () => (server.of('GET favourite').length > 1 ? held().promise : ROWS),
    'DELETE favourite/:id': ({ path }) => reply(path),
  });
  renderScreen(<Page reverts={reverts} />);
  await waitFor(() => expect(pages()).toBe('One Two'));
  return { server, loads: () => server.of('GET favourite').length, sent: () => server.of('DELETE favourite/:id') };
};

describe('an action', () => {
  it('shows its success notice and loads what it has invalidated anew, not the page [B598]', async () => {
    const pageLoads = vi.spyOn(window.location, 'reload');
    const { loads } = await open(() => null);
    press('Remove One');
    expect(await screen.findByText('The page is removed.')).toBeTruthy();
    await waitFor(() => expect(loads()).toBe(2));
    expect(pageLoads).not.toHaveBeenCalled();
  });

  it('shows its change at once, and reverts it with the reason when the server is unavailable', async () => {
    const reply = held();
    await open(() => reply.promise);
    press('Remove One');
    await waitFor(() => expect(pages()).toBe('Two'));
    expect(busy()).toBe('true');
    reply.release(UNAVAILABLE());
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    expect(pages()).toBe('One Two');
    expect(screen.queryByText('The page is removed.')).toBeNull();
  });

  it('reloads after a rejected request, since the page is outdated', async () => {
    const { loads } = await open(REFUSED);
    press('Remove One');
    expect(await screen.findByText('Someone was faster.')).toBeTruthy();
    await waitFor(() => expect(loads()).toBe(2));
  });

  it('reverts only its own change while another one is pending', async () => {
    const replies: Record<string, ReturnType<typeof held>> = { a: held(), b: held() };
    await open((path) => replies[path.at(-1) ?? '']?.promise, true);
    press('Remove One');
    await waitFor(() => expect(pages()).toBe('Two'));
    press('Remove Two');
    await waitFor(() => expect(pages()).toBe(''));
    replies['a']?.release(UNAVAILABLE());
    await waitFor(() => expect(pages()).toBe('One'));
    replies['b']?.release(null);
  });

  it('is sent once on a double click, and again after it has finished', async () => {
    const reply = held();
    const { sent } = await open(() => reply.promise);
    press('Remove One');
    press('Remove One');
    await waitFor(() => expect(sent()).toHaveLength(1));
    reply.release(UNAVAILABLE());
    await waitFor(() => expect(busy()).toBe('false'));
    expect(sent()).toHaveLength(1);
    press('Remove One');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('ends with the response, though the load after it waits for a network', async () => {
    const server = serve({
      'GET favourite': () => (onlineManager.isOnline() ? ROWS : Promise.reject(new TypeError('offline'))),
      'DELETE favourite/:id': () => null,
    });
    const { client } = renderScreen(<Page />);
    // As in the product: the request itself finds out, and is repeated when there is a network.
    client.setQueryDefaults(['pages'], { networkMode: 'offlineFirst', retry: 1, retryDelay: 0 });
    await waitFor(() => expect(pages()).toBe('One Two'));
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    press('Remove One');
    await waitFor(() => expect(busy()).toBe('true'));
    await waitFor(() => expect(busy()).toBe('false'));
    expect(client.isFetching()).toBe(0);
    expect(server.of('GET favourite')).toHaveLength(2);
  });

  it('waits for no load when what was written waits on this device', async () => {
    const server = serve({ 'GET favourite': () => (server.of('GET favourite').length > 1 ? held().promise : ROWS) });
    const Writing = () => {
      const { data } = useQuery(query);
      const { run, busy: running } = useWork(() => Promise.resolve(WAITS), { invalidates: ['pages'] });
      return (
        <button type="button" onClick={() => void run()}>
          {`${data?.length} pages, busy: ${running}`}
        </button>
      );
    };
    renderScreen(<Writing />);
    fireEvent.click(await screen.findByText('2 pages, busy: false'));
    await waitFor(() => expect(server.of('GET favourite')).toHaveLength(2));
    expect(await screen.findByText('2 pages, busy: false')).toBeTruthy();
  });

  it('removes the failure notice once it succeeds', async () => {
    let fails = true;
    await open(() => (fails ? UNAVAILABLE() : null));
    press('Remove One');
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    fails = false;
    press('Remove One');
    expect(await screen.findByText('The page is removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Out of order.')).toBeNull());
  });

  it('leaves a failure to the screen where that shows it itself', async () => {
    const InPlace = () => {
      const { run, error } = useWork(() => Promise.reject(new Error('No room left.')), { failed: 'in place' });
      return (
        <>
          <button type="button" onClick={() => void run()}>
            Store
          </button>
          <p>{error?.message}</p>
        </>
      );
    };
    renderScreen(<InPlace />);
    press('Store');
    expect(await screen.findAllByText('No room left.')).toHaveLength(1);
  });
});
