import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './kit/Dialog.tsx';
import { QueryFailure } from './LoadFailure.tsx';
import { PageFailures } from './page-failures.tsx';
import { pageStateLabels } from './page-state-labels.ts';
import { PageState } from './PageState.tsx';
import { me } from './testing/people.ts';
import { renderScreen } from './testing/render.tsx';
import { useFailureNotice } from './use-failure-notice.ts';

afterEach(() => {
  act(() => onlineManager.setOnline(true));
  vi.useRealTimers();
});

const load = vi.fn<(part: string) => Promise<string>>();

const Part = ({ name, notifies = false }: { name: string; notifies?: boolean }) => {
  const query = useQuery({ queryKey: ['part', name], queryFn: () => load(name) });
  useFailureNotice(notifies ? query.error : null);
  return query.data === undefined ? query.error && <QueryFailure query={query} /> : <p>{query.data}</p>;
};

const show = (...names: string[]) =>
  renderScreen(
    <PageFailures alone>
      <PageState />
      {names.map((name) => (
        <Part key={name} name={name} notifies />
      ))}
      <Dialog open title="Details">
        <Part name="In the dialog" />
      </Dialog>
    </PageFailures>,
    '/',
    { me: me('parent') },
  );

const retries = () => screen.queryAllByRole('button', { name: pageStateLabels.tryAgain, hidden: true });

it('several parts that fail are quiet below one retry, which loads them all; a dialog has its own', async () => {
  load.mockRejectedValue(new Error('Down'));
  show('First', 'Second', 'Third');
  expect(await screen.findByText(pageStateLabels.failed(3))).toBeTruthy();
  expect(screen.getAllByText('This part could not be loaded.')).toHaveLength(3);
  expect(retries()).toHaveLength(2);
  // The page says it; a notice would repeat it.
  expect(document.querySelector('[class*=toast] [role=alert]')).toBeNull();
  load.mockImplementation((name) => Promise.resolve(name));
  fireEvent.click(retries()[0] as HTMLElement);
  for (const name of ['First', 'Second', 'Third']) expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('a part that fails alone has its retry in its place', async () => {
  load.mockImplementation((name) => (name === 'First' ? Promise.reject(new Error('Down')) : Promise.resolve(name)));
  show('First', 'Second');
  expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  expect(retries()).toHaveLength(1);
});

it('without a network the page says from when its data is, and keeps it', async () => {
  load.mockImplementation((name) => Promise.resolve(name));
  show('First');
  await screen.findByText('First');
  vi.useFakeTimers({ now: new Date('2026-11-16T21:10:00Z'), toFake: ['Date'] });
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText(pageStateLabels.from('8:10 am'))).toBeTruthy();
  expect(screen.getByText('First')).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(pageStateLabels.from('8:10 am'))).toBeNull();
});

it('without a network, a part that was never loaded is announced and loads when it is back', async () => {
  act(() => onlineManager.setOnline(false));
  load.mockImplementation((name) => Promise.resolve(name));
  show('First');
  expect(await screen.findByText(pageStateLabels.missing)).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('First')).toBeTruthy();
  expect(screen.queryByText(pageStateLabels.missing)).toBeNull();
});
