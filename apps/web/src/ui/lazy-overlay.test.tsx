import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './kit/Dialog.tsx';
import { lazyOverlay } from './lazy-overlay.tsx';
import { press } from './testing/press.ts';
import { renderScreen } from './testing/render.tsx';

const Real = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog open title="Rename" onClose={onClose}>
    <p>{text}</p>
  </Dialog>
);
type Load = () => Promise<typeof Real>;

const show = (load: Load) => {
  const Overlay = lazyOverlay('Rename', load);
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onPointerEnter={Overlay.preload} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Overlay text="The form" onClose={() => setOpen(false)} />}
      </>
    );
  };
  renderScreen(<Page />);
};

it('a press is answered at once by a dialog of the same name, which can be closed while its code loads', async () => {
  show(() => new Promise(() => {}));
  press('Open');
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Loading Rename' })).toBeTruthy();
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('code that could not be loaded is said, and a retry loads it again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Real);
  show(load);
  press('Open');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The form')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that was loaded before the press shows with it, without waiting', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Real);
  show(load);
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  press('Open');
  expect(screen.getByText('The form')).toBeTruthy();
});
