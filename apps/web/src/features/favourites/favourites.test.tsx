import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Favourite } from '@amberway/contract/favourites/schemas';
import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { FavouriteTool } from './FavouriteTool.tsx';
import { favouriteHref, pageUrl } from './page-url.ts';

const page = (n: number, name: string, part: Partial<Favourite> = {}): Favourite => ({
  _id: `01a00000-0000-7000-8000-00000000c00${n}`,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: `2026-01-0${n}T00:00:00Z`,
  name,
  url: `/dashboard/page${n}`,
  member: null,
  version: 1,
  ...part,
});
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('star in the header', () => {
  const PATH = `/dashboard/myprogram?memberId=${IDS.child}`;
  const star = (name: RegExp) => screen.findByRole('button', { name });

  it('the star adds the page with its name, URL and child [B252 B559 T347]', async () => {
    const server = serve({ 'GET favourite': () => [], 'POST favourite': () => page(1, 'Programme') });
    renderScreen(<FavouriteTool />, `${PATH}&view=task:1`, { me: me('parent') });
    const button = await star(/^Add page/);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    fireEvent.change(await screen.findByLabelText(favouriteTexts.pageName), { target: { value: ' Programme ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add page' }));
    expect(await screen.findByText(favouriteTexts.added)).toBeTruthy();
    expect(server.of('POST favourite')[0]?.body).toEqual({ name: 'Programme', url: PATH, member: IDS.child });
  });

  it.each([
    ['the first child where none was chosen', '/dashboard/myprogram', 'parent', IDS.child],
    ['no child on a page about none', '/dashboard/mylearning', 'parent', null],
    ['no child on the workspace of a coach', '/dashboard', 'coach', null],
  ] as const)('the star stores %s [B170 B559]', async (_what, path, who, child) => {
    const server = serve({ 'GET favourite': () => [], 'POST favourite': () => page(1, 'Programme') });
    renderScreen(<FavouriteTool />, path, { me: me(who) });
    const button = await star(/^Add page/);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    fireEvent.change(await screen.findByLabelText(favouriteTexts.pageName), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add page' }));
    await waitFor(() => expect(server.of('POST favourite')).toHaveLength(1));
    const url = child ? `${path}?memberId=${child}` : path;
    expect(server.of('POST favourite')[0]?.body).toEqual({ name: 'Mine', url, member: child });
  });

  it('the star recognises a page that was stored with a separate child and a URL without one', async () => {
    serve({ 'GET favourite': () => [page(1, 'Old', { url: '/dashboard/myprogram', member: IDS.child })] });
    renderScreen(<FavouriteTool />, PATH, { me: me('parent') });
    expect(await star(/^Rename favorite Old/)).toBeTruthy();
  });

  it('the star renames a stored page, and shows why the server rejects it [B583 B252]', async () => {
    serve({
      'GET favourite': () => [page(1, 'Old', { url: PATH })],
      'PUT favourite/:id': () => new Refusal(404, 'not_found', 'It is gone.'),
    });
    renderScreen(<FavouriteTool />, PATH, { me: me('parent') });
    fireEvent.click(await star(/^Rename favorite Old/));
    const list = await screen.findByRole('link', { name: 'See My Favorites' });
    expect(list.getAttribute('href')).toBe(SCREENS.favourites.path);
    fireEvent.change(await screen.findByLabelText(favouriteTexts.pageName), { target: { value: 'New' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('It is gone.')).toBeTruthy();
  });

  it('a page renamed in another window shows both names, and saving overwrites the shown version', async () => {
    let stored = page(1, 'Old', { url: PATH });
    const server = serve({
      'GET favourite': () => [stored],
      'PUT favourite/:id': ({ body }) => {
        const sent = body as { name: string; version: number };
        if (sent.version !== stored.version) return new Refusal(409, 'stale', 'Changed elsewhere.');
        stored = { ...stored, name: sent.name, version: stored.version + 1 };
        return stored;
      },
    });
    renderScreen(<FavouriteTool />, PATH, { me: me('parent') });
    fireEvent.click(await star(/^Rename favorite Old/));
    fireEvent.change(await screen.findByLabelText(favouriteTexts.pageName), { target: { value: 'Mine' } });
    stored = { ...stored, name: 'Theirs', version: 2 };
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    expect(await screen.findByText(favouriteTexts.updated)).toBeTruthy();
    expect(server.of('PUT favourite/:id').map(({ body }) => body)).toEqual([
      { name: 'Mine', url: PATH, version: 1 },
      { name: 'Mine', url: PATH, version: 2 },
    ]);
  });

  it('the star requires a name, and shows the specified sentence when adding fails [B583 T326]', async () => {
    const server = serve({ 'GET favourite': () => [], 'POST favourite': () => new Refusal(422, 'invalid', 'Hm.') });
    renderScreen(<FavouriteTool />, PATH, { me: me('parent') });
    const button = await star(/^Add page/);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    const name = await screen.findByLabelText(favouriteTexts.pageName);
    fireEvent.change(name, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add page' }));
    expect(await screen.findByText(favouriteTexts.inputName)).toBeTruthy();
    expect(server.of('POST favourite')).toHaveLength(0);
    fireEvent.change(name, { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add page' }));
    expect(await screen.findByText(favouriteTexts.addFailed)).toBeTruthy();
  });

  it('the star is hidden in a family’s view', () => {
    serve({});
    renderScreen(<FavouriteTool />, PATH, { me: acting() });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a favourite’s URL omits the open record', () => {
    expect(pageUrl({ pathname: '/dashboard/x', search: '?view=a&b=2&a=1' }, null)).toBe('/dashboard/x?a=1&b=2');
  });
});

describe('favourite pages', () => {
  const replies = { 'GET favourite': () => [page(2, 'Alpha'), page(1, 'Beta')] };

  it('favourites are links in a table that sorts by both columns [B170 B250 T174 T175]', async () => {
    serve(replies);
    renderScreen(<FavouritesScreen />, SCREENS.favourites.path, { me: me('parent') });
    expect((await screen.findByRole('link', { name: 'Beta' })).getAttribute('href')).toBe('/dashboard/page1');
    fireEvent.click(screen.getByRole('button', { name: favouriteTexts.updateAt }));
    await waitFor(() => expect(names()).toEqual(['Beta', 'Alpha']));
    fireEvent.click(screen.getByRole('button', { name: favouriteTexts.pageName }));
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Beta']));
  });

  it('a favourite opens for the child it was stored with [B170]', () => {
    const url = '/dashboard/myprogram';
    expect(favouriteHref({ url, member: IDS.child })).toBe(`${url}?memberId=${IDS.child}`);
    expect(favouriteHref({ url: `${url}?memberId=${IDS.child}`, member: IDS.child })).toBe(
      `${url}?memberId=${IDS.child}`,
    );
    expect(favouriteHref({ url, member: null })).toBe(url);
    expect(favouriteHref({ url: '/dashboard/mylearning', member: IDS.child })).toBe('/dashboard/mylearning');
  });

  it('a favourite expands to its date and Remove on a phone [B251]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    const server = serve({ ...replies, 'DELETE favourite/:id': () => null });
    renderScreen(<FavouritesScreen />, SCREENS.favourites.path, { me: me('parent') });
    const more = await screen.findByRole('button', { name: 'More about Alpha' });
    expect(screen.queryByRole('button', { name: 'Remove Alpha' })).toBeNull();
    fireEvent.click(more);
    const row = more.closest('li') as HTMLElement;
    expect(row.textContent).toMatch(/Update at Fri 2 Jan/);
    fireEvent.click(within(row).getByRole('button', { name: 'Remove Alpha' }));
    await waitFor(() => expect(server.of('DELETE favourite/:id')).toHaveLength(1));
    expect(await screen.findByText(favouriteTexts.removed)).toBeTruthy();
  });
});
