import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedDrafts } from './local.ts';
import { draftServer, signInForTest } from './testing.ts';
import { type DraftHandle, useDraft } from './use-draft.ts';

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

type Seen = { text: string; type: (text: string) => void; draft: DraftHandle<string> };

/** A form with one field. */
const Form = ({ onShown }: { onShown: (seen: Seen) => void }) => {
  const [text, setText] = useState('');
  const draft = useDraft('note', 'k-1', { value: text, onRestore: setText });
  useEffect(() => {
    onShown({ text, type: setText, draft });
  }, [text, draft, onShown]);
  return null;
};

const renderForm = async () => {
  const seen = {} as Seen;
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  await act(async () => root.render(<Form onShown={(now) => Object.assign(seen, now)} />));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return seen;
};
const type = (form: Awaited<ReturnType<typeof renderForm>>, text: string) => act(async () => form.type(text));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('useDraft restores, autosaves and reports the status', async () => {
  server.stored = { value: 'Hello', version: 1, updatedAt: '2026-11-15T10:42:00Z' };
  const form = await renderForm();
  expect([form.text, form.draft.ready, form.draft.status]).toEqual(['Hello', true, 'saved']);
  await type(form, 'Hello there');
  expect(form.draft.status).toBe('local');
  await wait(3_000);
  expect(server.saves).toEqual([['Hello there', 1]]);
  expect(form.draft.status).toBe('saved');
});

it('an untouched form saves nothing', async () => {
  const form = await renderForm();
  await wait(10_000);
  expect([form.draft.status, server.saves, storedDrafts()]).toEqual(['idle', [], []]);
});

it.each(['pagehide', 'online'])('%s saves at once', async (event) => {
  const form = await renderForm();
  await type(form, 'typed');
  await act(async () => window.dispatchEvent(new Event(event)));
  await wait(0);
  expect(server.saves).toEqual([['typed', 0]]);
});

it('unmounting the form saves its text', async () => {
  const form = await renderForm();
  await type(form, 'typed');
  unmount();
  unmount = () => {};
  await vi.advanceTimersByTimeAsync(0);
  expect(server.saves).toEqual([['typed', 0]]);
});

it('a form that is sent after it was unmounted leaves no draft behind', async () => {
  const form = await renderForm();
  await type(form, 'typed');
  const { clear } = form.draft;
  unmount();
  unmount = () => {};
  await vi.advanceTimersByTimeAsync(0);
  expect(server.stored?.value).toBe('typed');
  await clear();
  expect([server.stored, storedDrafts()]).toEqual([null, []]);
});

it('a sent form leaves no draft behind, also when it is unmounted', async () => {
  const form = await renderForm();
  await type(form, 'typed');
  await act(() => form.draft.clear());
  unmount();
  unmount = () => {};
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.saves, storedDrafts()]).toEqual([[], []]);
});
