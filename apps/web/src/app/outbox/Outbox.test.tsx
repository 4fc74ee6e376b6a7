// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '../../kernel/device/database.ts';
import { openOutbox } from '../../kernel/outbox/outbox.ts';
import { clearSenders } from '../../kernel/outbox/senders.ts';
import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { callOrWait, expectOutbox, WAITS } from '../../kernel/outbox/waiting.ts';
import { Outbox } from './Outbox.tsx';

const PRIYA = '0192f3a0-0000-7000-8000-000000000001';

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  clearSenders();
  vi.unstubAllGlobals();
  await closeDatabase();
});

it('a tick before the outbox is opened waits for it, and is shown to wait [practice 3]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  ends.push(expectOutbox());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Outbox />
    </QueryClientProvider>,
  );
  const written = callOrWait(
    setTaskStatus,
    { params: { id: 't1' }, body: { isCompleted: true } },
    { kind: 'tick', key: 't1', label: 'Wait with the sand timer', id: '0192f3a0-0000-7000-8000-000000000009' },
  );
  // The device's part of the session is loaded on its own, and may come after the outbox is shown.
  await new Promise((resolve) => setTimeout(resolve, 50));
  act(() => void ends.push(openOutbox(PRIYA)));
  expect(await written).toBe(WAITS);
  expect(await screen.findByText(outboxTexts.waiting(1))).toBeTruthy();
});
