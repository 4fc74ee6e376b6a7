import { App, ConfigProvider } from 'antd';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useNotices } from './notices.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let notices: ReturnType<typeof useNotices>;
const Probe = () => {
  const current = useNotices();
  useEffect(() => {
    notices = current;
  });
  return null;
};

const open = async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <Probe />
        </App>
      </ConfigProvider>,
    ),
  );
  return () => act(async () => root.unmount());
};

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('notices', () => {
  it('a toast shows for 2 seconds [B134]', async () => {
    const close = await open();
    await act(async () => notices.success('Saved'));
    await pass(1500);
    expect(document.body.textContent).toContain('Saved');
    await pass(3000);
    expect(document.body.textContent).not.toContain('Saved');
    await close();
  });

  it('a failure is titled Error, shows the server’s message and stays [B579 B885]', async () => {
    const close = await open();
    await act(async () => notices.error(new Error('This name is already in the list.')));
    await pass(60_000);
    expect(document.body.textContent).toContain(shellTexts.errorTitle);
    expect(document.body.textContent).toContain('This name is already in the list.');
    await close();
  });
});
