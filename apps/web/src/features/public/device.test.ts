import { expect, it } from 'vitest';
import { isHandheld } from './device.ts';

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
};

it('phones and tablets can open the app, desktop computers cannot [B017]', () => {
  expect(isHandheld({ userAgent: agents.phone })).toBe(true);
  expect(isHandheld({ userAgent: agents.android })).toBe(true);
  expect(isHandheld({ userAgent: agents.desktop, maxTouchPoints: 5 })).toBe(true);
  expect(isHandheld({ userAgent: agents.desktop, maxTouchPoints: 0 })).toBe(false);
});
