import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SECOND } from '@amberway/contract/kernel/limits';
import { SETTINGS } from '../ui/testing/settings.ts';
import { settingsStore } from './settings.ts';

const broken = () => Promise.reject(new Error('Unreachable.'));
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('settings that failed to load are requested again, soon and then every half minute, until they load', async () => {
  const fetchSettings = vi.fn<() => Promise<typeof SETTINGS>>(broken);
  const onChange = vi.fn();
  const store = settingsStore(fetchSettings);
  store.subscribe(onChange);
  await wait(4);
  expect(fetchSettings).toHaveBeenCalledTimes(1);
  await wait(2);
  expect(fetchSettings).toHaveBeenCalledTimes(2);
  await wait(28);
  expect([fetchSettings.mock.calls.length, store.get()]).toEqual([2, null]);
  fetchSettings.mockResolvedValue(SETTINGS);
  await wait(2);
  expect(store.get()).toBe(SETTINGS);
  expect(onChange).toHaveBeenCalledOnce();
  await wait(120);
  expect(fetchSettings).toHaveBeenCalledTimes(3);
});

it('without a subscriber nothing is requested; a new subscriber does not wait for the pause', async () => {
  const fetchSettings = vi.fn<() => Promise<typeof SETTINGS>>(broken);
  const store = settingsStore(fetchSettings);
  store.subscribe(() => {})();
  await wait(120);
  expect(fetchSettings).toHaveBeenCalledTimes(1);
  store.subscribe(() => {});
  expect(fetchSettings).toHaveBeenCalledTimes(2);
});

it('cleared settings are loaded again, and a response that was pending does not count', async () => {
  let respond = (_: typeof SETTINGS): void => {};
  const fetchSettings = vi.fn<() => Promise<typeof SETTINGS>>(() => new Promise((resolve) => (respond = resolve)));
  const store = settingsStore(fetchSettings);
  store.subscribe(() => {})();
  store.clear();
  respond(SETTINGS);
  await wait(1);
  expect(store.get()).toBeNull();
  store.subscribe(() => {});
  expect(fetchSettings).toHaveBeenCalledTimes(2);
});
