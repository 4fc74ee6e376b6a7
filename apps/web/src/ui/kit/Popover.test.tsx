import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Input } from './Input.tsx';
import { Popover } from './Popover.tsx';
import { Tooltip } from './Tooltip.tsx';

const Link = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Link" content={<Input autoFocus aria-label="URL" />}>
      <Button>Add link</Button>
    </Popover>
  );
};
const button = (name: string) => screen.getByRole('button', { name });

describe('a popover', () => {
  it('is named, takes the focus where it asks for it and says that it is open', async () => {
    renderScreen(<Link />);
    await userEvent.setup().click(button('Add link'));
    expect(screen.getByRole('dialog', { name: 'Link' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('URL'));
    expect(button('Add link').getAttribute('aria-expanded')).toBe('true');
  });

  it('Escape closes it, not the dialog around it, and its button has the focus', async () => {
    const closed = vi.fn<() => void>();
    renderScreen(
      <Dialog open title="Note" onClose={closed}>
        <Link />
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.click(button('Add link'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull();
    expect(closed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button('Add link'));
  });

  it('its button keeps the ref it had', () => {
    const ref = createRef<HTMLButtonElement>();
    renderScreen(
      <Popover open={false} onOpenChange={() => {}} content="Text">
        <Button ref={ref}>Add link</Button>
      </Popover>,
    );
    expect(ref.current).toBe(button('Add link'));
  });

  it('a press elsewhere closes it', async () => {
    renderScreen(
      <>
        <Link />
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.setup().click(button('Add link'));
    fireEvent.mouseDown(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a tooltip', () => {
  const focused = vi.fn<() => void>();
  const show = () =>
    renderScreen(
      <>
        <Tooltip content="Seen by the family">
          <button type="button" aria-describedby="own" onFocus={focused}>
            Share
          </button>
        </Tooltip>
        <span id="own">Own text.</span>
      </>,
    );
  const tip = () => screen.queryByRole('tooltip');

  it('describes its element on focus beside what described it, and Escape dismisses it', async () => {
    show();
    await userEvent.setup().tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    expect(focused).toHaveBeenCalled();
    expect(screen.getByRole('button', { description: 'Own text. Seen by the family' })).toBe(document.activeElement);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeNull();
  });

  it('leaves its element the ref it had, and a callback learns when it goes', () => {
    const object = createRef<HTMLButtonElement>();
    const callback = vi.fn<(element: HTMLButtonElement | null) => void>();
    const { unmount } = render(
      <>
        <Tooltip content="Seen by the family">
          <button type="button" ref={object}>
            Share
          </button>
        </Tooltip>
        <Tooltip content="Gone for good">
          <button type="button" ref={callback}>
            Delete
          </button>
        </Tooltip>
      </>,
    );
    expect(object.current).toBe(button('Share'));
    expect(callback).toHaveBeenLastCalledWith(button('Delete'));
    unmount();
    expect(object.current).toBeNull();
    expect(callback).toHaveBeenLastCalledWith(null);
  });

  it('shows on hover, stays while the pointer is on it and leaves after', async () => {
    show();
    fireEvent.pointerEnter(button('Share'));
    await waitFor(() => expect(tip()).not.toBeNull());
    fireEvent.pointerLeave(button('Share'));
    fireEvent.pointerEnter(tip() as HTMLElement);
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(tip()).not.toBeNull();
    fireEvent.pointerLeave(tip() as HTMLElement);
    await waitFor(() => expect(tip()).toBeNull());
  });
});
