import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../app/errors/ErrorBoundary.tsx';
import { loadable } from './loadable.tsx';

const waiting = <p>Waiting</p>;

it('renders preloaded code at once, without the fallback', async () => {
  const Part = loadable(async () => ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>);
  await Part.preload();
  render(
    <Suspense fallback={waiting}>
      <Part name="Arlo" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Arlo')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

it('loads the code when it is first rendered, and again after a failed preload', async () => {
  const load = vi.fn(async () => () => <p>Loaded</p>);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = loadable(load);
  await expect(Part.preload()).rejects.toThrow('offline');
  render(
    <Suspense fallback={waiting}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('Loaded')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

const lost = new TypeError('Failed to fetch dynamically imported module: https://x/a.js');
afterEach(() => {
  vi.restoreAllMocks();
});

/** Two pages as the app shows them; the code of one is loaded when it is opened. */
const showPages = (load: Parameters<typeof loadable<object>>[0]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Notes = loadable(load);
  const Pages = () => {
    const [page, setPage] = useState('home');
    return (
      <>
        <button type="button" onClick={() => setPage('home')}>
          Home
        </button>
        <button type="button" onClick={() => setPage('notes')}>
          Notes
        </button>
        <Suspense fallback={waiting}>
          <ErrorBoundary key={page}>{page === 'home' ? <p>At home</p> : <Notes />}</ErrorBoundary>
        </Suspense>
      </>
    );
  };
  render(<Pages />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return press;
};

it('a page whose code could not be loaded opens at the next visit', async () => {
  const load = vi.fn(async () => () => <p>All notes</p>).mockRejectedValueOnce(lost);
  const press = showPages(load);
  press('Notes');
  expect(await screen.findByRole('heading', { name: 'This page needs a reload' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  press('Home');
  expect(screen.getByText('At home')).toBeTruthy();
  press('Notes');
  expect(await screen.findByText('All notes')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that is gone from the server fails once for each visit, and a reload is offered', async () => {
  const load = vi.fn(() => Promise.reject(lost));
  const press = showPages(load);
  for (const visit of [1, 2]) {
    press('Notes');
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy();
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(visit);
    press('Home');
  }
});

it('what stands in the place of missing code is replaced when the part is shown again', async () => {
  const load = vi.fn(async () => () => <p>The calendar</p>).mockRejectedValueOnce(lost);
  const Part = loadable(load, () => <p>Type the day</p>);
  const { rerender } = render(<Part key={1} />, { wrapper: Suspense });
  expect(await screen.findByText('Type the day')).toBeTruthy();
  rerender(<Part key={2} />);
  expect(await screen.findByText('The calendar')).toBeTruthy();
});
