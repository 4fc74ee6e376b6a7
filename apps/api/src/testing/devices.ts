import type { TestResponse } from './server.ts';

/** The device cookie that a response sets, as the browser sends it back. */
export const cookieFrom = ({ headers }: TestResponse): string => {
  const all = [headers['set-cookie'] ?? []].flat() as string[];
  const found = all.find((one) => one.includes('amberway-device'));
  if (!found) throw new Error('The answer sets no device cookie.');
  return found.split(';')[0] ?? '';
};

export const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
} as const;
