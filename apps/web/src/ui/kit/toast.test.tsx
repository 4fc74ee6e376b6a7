import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Dialog } from './Dialog.tsx';
import { showToast, type Toast } from './toast.tsx';

const toast = (part: Partial<Toast> = {}) =>
  act(() => showToast({ tone: 'success', title: 'Stored', seconds: 5, ...part }));
const pass = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('a toast', () => {
  it.each([
    [undefined, 'status'],
    ['alert', 'alert'],
  ] as const)('with the role %s is announced as %s', (role, announced) => {
    renderScreen(null);
    toast({ role });
    expect(screen.getByRole(announced).textContent).toContain('Stored');
  });

  it('disappears by itself, unless it has no time', () => {
    renderScreen(null);
    toast();
    toast({ title: 'Failed', seconds: null });
    pass(6);
    expect(screen.queryByText('Stored')).toBeNull();
    expect(screen.getByText('Failed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('stays while the pointer or the focus is on it, also when only one of the two leaves', () => {
    renderScreen(null);
    toast({ action: { label: 'Undo', onPress: () => {} } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => undo.focus());
    pass(20);
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(20);
    expect(screen.getByText('Stored')).toBeTruthy();
    act(() => undo.blur());
    pass(6);
    expect(screen.queryByText('Stored')).toBeNull();
  });

  it('replaces the toast with the same key and restarts its timer', () => {
    renderScreen(null);
    toast({ key: 'about', title: 'First' });
    pass(4);
    toast({ key: 'about', title: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    pass(4);
    expect(screen.getByText('Second')).toBeTruthy();
    pass(2);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('gives the focus back when its button is pressed', () => {
    const undo = vi.fn<() => void>();
    renderScreen(<input aria-label="Name" />);
    toast({ action: { label: 'Undo', onPress: undo } });
    act(() => screen.getByLabelText('Name').focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('is shown inside the topmost dialog, which makes everything else inert', () => {
    const two = (isUpper: boolean) => (
      <>
        <Dialog open title="Lower" onClose={() => {}} />
        <Dialog open={isUpper} title="Upper" onClose={() => {}} />
      </>
    );
    const Page = ({ isUpper }: { isUpper: boolean }) => two(isUpper);
    const { unmount } = renderScreen(<Page isUpper />);
    toast();
    expect(screen.getByRole('dialog', { name: 'Upper' }).contains(screen.getByText('Stored'))).toBe(true);
    unmount();
    renderScreen(<Page isUpper={false} />);
    expect(screen.getByRole('dialog', { name: 'Lower' }).contains(screen.getByText('Stored'))).toBe(true);
  });
});
