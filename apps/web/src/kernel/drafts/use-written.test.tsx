import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftServer, signInForTest } from './testing.ts';
import { useWritten } from './use-written.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let server: ReturnType<typeof draftServer>;
let unmount: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  signInForTest();
  server = draftServer();
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

type Seen = ReturnType<typeof useWritten>;
const Box = ({ onShown }: { onShown: (seen: Seen) => void }) => {
  const seen = useWritten('comment', 'k-1');
  useEffect(() => {
    onShown(seen);
  });
  return null;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A box into which something is typed before it is known whether there is a draft. */
const typeAtOnce = async (text: string) => {
  const seen = {} as Seen;
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  act(() => root.render(<Box onShown={(now) => Object.assign(seen, now)} />));
  expect(seen.draft.ready).toBe(false);
  act(() => seen.write(text));
  await wait(0);
  expect(seen.draft.ready).toBe(true);
  return seen;
};
const store = (value: unknown) => {
  server.stored = { value, version: 1, updatedAt: '2026-11-15T10:42:00Z' };
};

it('what is typed while the draft loads comes after the draft, and both are stored', async () => {
  store({ text: 'May we talk?', textId: 't-1' });
  const box = await typeAtOnce('Soon');
  expect([box.text, box.textId]).toEqual(['May we talk?\nSoon', 't-1']);
  await wait(3_000);
  expect(server.saves).toEqual([[{ text: 'May we talk?\nSoon', textId: 't-1' }, 1]]);
});

it('what is typed before it is known that there is no draft is stored', async () => {
  const box = await typeAtOnce('Soon');
  expect(box.text).toBe('Soon');
  await wait(3_000);
  expect(server.saves).toEqual([[{ text: 'Soon', textId: box.textId }, 0]]);
});

it('a box emptied again while the draft loads shows the draft and stores nothing', async () => {
  store({ text: 'May we talk?', textId: 't-1' });
  const box = await typeAtOnce('');
  expect(box.text).toBe('May we talk?');
  await wait(10_000);
  expect(server.saves).toEqual([]);
});
