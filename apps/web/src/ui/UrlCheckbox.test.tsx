import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense, startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from './testing/render.tsx';
import { UrlCheckbox } from './UrlCheckbox.tsx';

it('shows the press while the page for it renders, and then what is true', async () => {
  let arrive = () => {};
  const Next = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'all of them' });
      }),
  );
  const Page = () => {
    const [all, setAll] = useState(false);
    return (
      <>
        <UrlCheckbox checked={all} onChange={(on) => startTransition(() => setAll(on))}>
          All
        </UrlCheckbox>
        <Suspense fallback="waiting">{all ? <Next /> : 'one of them'}</Suspense>
      </>
    );
  };
  renderScreen(<Page />);
  const box = screen.getByLabelText<HTMLInputElement>('All');
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(screen.getByText('one of them')).toBeTruthy();
  // Taken back before the page was there.
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await act(async () => arrive());
  expect(await screen.findByText('all of them')).toBeTruthy();
  expect(box.checked).toBe(true);
});
