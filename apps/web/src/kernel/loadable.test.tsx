import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
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
