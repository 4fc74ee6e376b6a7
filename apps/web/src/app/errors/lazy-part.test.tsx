import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { asNotice } from './as-notice.ts';
import { lazyPart } from './lazy-part.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module: https://x/a.js');

it('a part whose chunk fails to load disappears, the page stays, and opening it again loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw lost;
    return ({ text }: { text: string }) => <p>{text}</p>;
  });
  const failed: unknown[] = [];
  const Page = () => {
    const [open, setOpen] = useState(false);
    const fail = (error: unknown) => {
      failed.push(error);
      setOpen(false);
    };
    return (
      <>
        <h1>The page</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Part partProps={{ text: 'The part' }} onFail={fail} />}
      </>
    );
  };
  renderScreen(<Page />);
  press('Open');
  await vi.waitFor(() => expect(failed).toEqual([lost]));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  press('Open');
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(tries).toBe(2);
});

it('the toast says what to do about a missing chunk', () => {
  expect(asNotice(lost).message).toContain('reload the page');
  expect(asNotice(new TypeError('x is undefined')).message).not.toContain('undefined');
});
