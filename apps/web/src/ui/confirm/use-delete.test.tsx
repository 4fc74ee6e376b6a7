import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNDO_SECONDS } from '@amberway/contract/kernel/limits';
import { renderScreen } from '../testing/render.tsx';
import { useDelete } from './use-delete.ts';

const onYes = vi.fn();
const undo = vi.fn();

const Page = ({ undoable = false }: { undoable?: boolean }) => {
  const remove = useDelete();
  return (
    <button
      type="button"
      onClick={() =>
        remove({ noun: 'video', name: 'Waiting games', onYes, done: 'Video gone', ...(undoable ? { undo } : {}) })
      }
    >
      Delete
    </button>
  );
};
/** A heading and a row that disappears when it is deleted. */
const Rows = () => {
  const remove = useDelete();
  const [there, setThere] = useState(true);
  const onYesNow = async () => {
    const reply = await onYes();
    if (reply) setThere(false);
    return reply;
  };
  return (
    <main>
      <h1>Videos</h1>
      {there && (
        <button
          type="button"
          onClick={() => remove({ noun: 'video', name: 'Waiting games', onYes: onYesNow, done: 'Video gone' })}
        >
          Delete
        </button>
      )}
    </main>
  );
};
const ask = async (undoable = false) => {
  renderScreen(<Page undoable={undoable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
};

beforeEach(() => {
  onYes.mockReset().mockResolvedValue({ status: true });
  undo.mockReset();
});

describe('deleting', () => {
  it('asks ‘Do you really want to delete this …?’ with the name of the record, and No deletes nothing [B892]', async () => {
    await ask();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Do you really want to delete this video?');
    expect(within(dialog).getByText('Waiting games').getAttribute('title')).toBe('Waiting games');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(onYes).not.toHaveBeenCalled();
  });

  it('Yes deletes and shows a notice [B892]', async () => {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(onYes).toHaveBeenCalledOnce();
    expect(await screen.findByText('Video gone')).toBeTruthy();
  });

  it('a failure shows no success notice', async () => {
    onYes.mockResolvedValue(undefined);
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Video gone')).toBeNull();
  });

  it('the focus moves to the page’s heading when the pressed button is gone', async () => {
    renderScreen(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('the focus returns to the button when nothing was deleted', async () => {
    onYes.mockResolvedValue(undefined);
    renderScreen(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await new Promise((done) => setTimeout(done, 200));
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('offers Undo for five seconds where that is possible', async () => {
    expect(UNDO_SECONDS).toBe(5);
    await ask(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
