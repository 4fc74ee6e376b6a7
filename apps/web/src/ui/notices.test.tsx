import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useNotices } from './notices.ts';
import { renderScreen } from './testing/render.tsx';

const Page = () => {
  const notices = useNotices();
  return (
    <>
      <button type="button" onClick={() => notices.success('Saved')}>
        Save
      </button>
      <button type="button" onClick={() => notices.error(new Error('This name is already in the list.'))}>
        Fail
      </button>
    </>
  );
};
const open = (press: string) => {
  renderScreen(<Page />);
  act(() => screen.getByText(press).click());
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

describe('notices', () => {
  it('a toast shows for 2 seconds [B134]', async () => {
    open('Save');
    await pass(1999);
    expect(screen.getByRole('status').textContent).toContain('Saved');
    await pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('a failure is titled Error, shows the server’s message and stays [B579 B885]', async () => {
    open('Fail');
    await pass(60_000);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain(shellTexts.errorTitle);
    expect(notice.textContent).toContain('This name is already in the list.');
  });
});
