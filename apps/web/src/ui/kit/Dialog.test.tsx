import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Dialog, DialogButtons, Drawer } from './Dialog.tsx';

const Opened = ({ name, children }: { name: string; children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Dialog open={isOpen} title={name} onClose={() => setOpen(false)}>
        <input aria-label={`Field of ${name}`} />
        {children}
      </Dialog>
    </>
  );
};
const button = (name: string) => screen.getByRole('button', { name });
const open = async (name: string) => {
  const user = userEvent.setup();
  await user.click(button(`Open ${name}`));
  return user;
};

describe('a dialog', () => {
  it('is named by its title and puts the focus on the first field, not on Close', async () => {
    renderScreen(<Opened name="Visit" />);
    await open('Visit');
    expect(screen.getByRole('dialog', { name: 'Visit' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Field of Visit'));
  });

  it('prefers the field that asks for the focus', () => {
    renderScreen(
      <Dialog open title="Visit" onClose={() => {}}>
        <input aria-label="First" />
        <input aria-label="Second" data-autofocus />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
  });

  it('goes past a box that only scrolls to the first field in it, and to the box where it holds none', () => {
    const Scrolled = ({ children }: { children: ReactNode }) => (
      <Dialog open title="Visit" onClose={() => {}}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="group" aria-label="Fields" tabIndex={0}>
          {children}
        </div>
      </Dialog>
    );
    const { unmount } = renderScreen(
      <Scrolled>
        <input aria-label="First" />
      </Scrolled>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
    unmount();
    renderScreen(<Scrolled>Only text</Scrolled>);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Fields' }));
  });

  it('Escape closes it and the focus returns to its opener', async () => {
    renderScreen(<Opened name="Visit" />);
    const user = await open('Visit');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Open Visit'));
  });

  it('the focus goes to the heading of the page when its opener is gone', async () => {
    const Gone = () => {
      const [step, setStep] = useState<'page' | 'dialog' | 'done'>('page');
      return (
        <main>
          <h1>Visits</h1>
          {step !== 'done' && <Button onClick={() => setStep('dialog')}>Open</Button>}
          <Dialog open={step === 'dialog'} title="Visit" onClose={() => setStep('done')}>
            Text
          </Dialog>
        </main>
      );
    };
    renderScreen(<Gone />);
    const user = userEvent.setup();
    await user.click(button('Open'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Visits' })));
  });

  it('Escape closes only the upper one of two', async () => {
    renderScreen(
      <Opened name="Visit">
        <Opened name="Note" />
      </Opened>,
    );
    const user = await open('Visit');
    await user.click(button('Open Note'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Note' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Visit' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Open Note'));
  });

  it('the focus returns to the first opener when a lower dialog closes before the upper one', async () => {
    const Two = () => {
      const [isLower, setLower] = useState(false);
      const [isUpper, setUpper] = useState(false);
      return (
        <>
          <Button onClick={() => setLower(true)}>Open lower</Button>
          <Dialog open={isLower} title="Lower" onClose={() => setUpper(true)}>
            <input aria-label="Text" />
          </Dialog>
          <Dialog open={isUpper} title="Upper" onClose={() => setUpper(false)}>
            <Button onClick={() => setLower(false)}>Close the lower one</Button>
          </Dialog>
        </>
      );
    };
    renderScreen(<Two />);
    const user = await open('lower');
    await user.keyboard('{Escape}');
    await user.click(button('Close the lower one'));
    expect(screen.queryByRole('dialog', { name: 'Lower' })).toBeNull();
    await user.click(button('Close'));
    expect(document.activeElement).toBe(button('Open lower'));
  });

  it('a press beside it closes it, unless it began inside or text would be lost', () => {
    const closed = vi.fn<() => void>();
    const { rerender } = renderScreen(
      <Dialog open title="Visit" onClose={closed}>
        Text
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.mouseDown(screen.getByText('Text'));
    fireEvent.click(dialog);
    expect(closed).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(closed).toHaveBeenCalledOnce();
    rerender(
      <Dialog open title="Visit" onClose={closed} closesBeside={false}>
        Text
      </Dialog>,
    );
    fireEvent.mouseDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('without onClose neither Escape, Back nor a press beside closes it, and there is no Close', () => {
    renderScreen(
      <Dialog open title="Choose" footer={<Button>Understood</Button>}>
        Text
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    // Not the button: Enter would decide before anything was read.
    expect(document.activeElement).toBe(dialog);
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is shown again when the browser closes it without asking', () => {
    const closed = vi.fn<() => void>();
    renderScreen(
      <Dialog open title="Visit" onClose={closed}>
        Text
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => {
      dialog.close();
      fireEvent(dialog, new Event('close'));
    });
    expect(dialog.open).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('keeps the page behind it from scrolling', async () => {
    renderScreen(<Opened name="Visit" />);
    const user = await open('Visit');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('the cancel event of a file input inside does not close it', () => {
    const closed = vi.fn<() => void>();
    renderScreen(
      <Dialog open title="Visit" onClose={closed}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(closed).not.toHaveBeenCalled();
  });
});

it('a drawer is a dialog with the same keys', async () => {
  const closed = vi.fn<() => void>();
  renderScreen(
    <Drawer open title="Filters" onClose={closed} footer={<DialogButtons confirm="Apply" busy onCancel={closed} />}>
      <input aria-label="Word" />
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy();
  await userEvent.setup().keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(button('Apply').getAttribute('aria-disabled')).toBe('true');
});
