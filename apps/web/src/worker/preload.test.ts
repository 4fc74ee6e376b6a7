import { expect, it, vi } from 'vitest';
import { choosePreload } from './preload.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
/** Firefox on an iPhone is WebKit. */
const FIREFOX_ON_IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

it.each([
  ['Chrome', CHROME, true],
  ['Safari', SAFARI, true],
  ['Firefox on an iPhone', FIREFOX_ON_IOS, true],
  ['Firefox', FIREFOX, false],
])('%s', async (_, userAgent, enabled) => {
  const calls: string[] = [];
  const enable = vi.fn(async () => void calls.push('enable'));
  const disable = vi.fn(async () => void calls.push('disable'));
  await choosePreload({ navigationPreload: { enable, disable } as unknown as NavigationPreloadManager }, userAgent);
  expect(calls).toEqual([enabled ? 'enable' : 'disable']);
});

it('a browser without navigation preload is left alone', async () => {
  await expect(choosePreload({}, FIREFOX)).resolves.toBeUndefined();
});
