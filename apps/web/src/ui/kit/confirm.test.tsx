import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { ask, type Question } from './confirm.tsx';

const show = (part: Partial<Question> = {}) => {
  renderScreen(<button type="button">Opener</button>);
  screen.getByText('Opener').focus();
  act(() => ask({ title: 'Delete it?', content: 'It is gone then.', confirm: 'Yes', cancel: 'No', ...part }));
  return userEvent.setup();
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a question', () => {
  it('is read with its content and has the focus on the safe choice', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Delete it?', description: 'It is gone then.' })).toBeTruthy();
    expect(document.activeElement).toBe(button('No'));
  });

  it('without a decision has the focus on the only button', () => {
    show({ cancel: undefined, confirm: 'OK' });
    expect(document.activeElement).toBe(button('OK'));
  });

  it.each(['{Escape}', '{Enter}'])('%s is a No', async (key) => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const user = show({ onConfirm, onCancel });
    await user.keyboard(key);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays while its action is pending, and runs it once', async () => {
    let finish = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = show({ onConfirm });
    await user.click(button('Yes'));
    await user.click(button('Yes'));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(button('Yes').getAttribute('aria-disabled')).toBe('true');
    expect(button('No').disabled).toBe(true);
    await act(async () => finish());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Yes', true],
    ['No', false],
  ])('after %s reports %s once it is gone', async (choice, confirmed) => {
    const onClosed = vi.fn<(yes: boolean) => void>(() => expect(screen.queryByRole('dialog')).toBeNull());
    const user = show({ onClosed });
    await user.click(button(choice));
    await waitFor(() => expect(onClosed).toHaveBeenCalledExactlyOnceWith(confirmed));
  });

  it('a third choice closes it', async () => {
    const onPress = vi.fn<() => void>();
    const user = show({ more: { label: 'Archive', onPress } });
    await user.click(button('Archive'));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports its end once in development too, where effects run twice', async () => {
    const onClosed = vi.fn<(yes: boolean) => void>();
    renderScreen(<StrictMode>Page</StrictMode>);
    act(() => ask({ title: 'Go on?', confirm: 'Yes', cancel: 'No', onClosed }));
    expect(onClosed).not.toHaveBeenCalled();
    await userEvent.setup().click(button('No'));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  });
});
