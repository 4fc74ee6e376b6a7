// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { endPracticePass } from '@amberway/contract/practice/endpoints';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '../../../kernel/device/database.ts';
import { readyOwner } from '../../../kernel/ready/choice.ts';
import { chooseReady, storedPassId } from '../../../kernel/ready/pass-id.ts';
import { endReady } from './ready-device.ts';

const PASS_ID = '0192f3a0-0000-7000-8000-00000000000a';
type Me = Parameters<typeof endReady>[0];

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await closeDatabase();
});

it('a device whose storage cannot be read any more still ends its pass on the server [practice 11]', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ status: true, data: { token: 'check', expiresAt: '2999-01-01T00:00:00.000Z' } });
  });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chooseReady('Customer:priya', PASS_ID);
  await endReady({ _id: 'priya' } as Me).catch(() => {});
  expect(urls).toContain(toUrl(endPracticePass, { id: PASS_ID }));
  expect([readyOwner(), storedPassId()]).toEqual([null, null]);
});
