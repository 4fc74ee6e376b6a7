// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '../../../kernel/device/database.ts';
import { forgetReady } from '../../../kernel/ready/choice.ts';
import { chooseReady } from '../../../kernel/ready/pass-id.ts';
import { clearCredentials, setBearer } from '../../../kernel/sign-in/credentials.ts';
import { serve } from '../../../ui/testing/server.ts';
import { followFamily } from './pass-children.ts';
import { readPass, storePass } from './pass.ts';

const ME = '0192f3a0-0000-7000-8000-000000000001';
const PASS = { _id: '0192f3a0-0000-7000-8000-00000000000a', token: 'pass_1', expiresAt: '2030-01-01T00:00:00Z' };
const family = (...ids: string[]) => ({ _id: ME, members: ids.map((_id) => ({ _id })) });
const start = () => {
  const server = serve({ 'PUT practice/passes/:id': () => PASS });
  return () => server.of('PUT practice/passes/:id').map(({ body }) => body);
};

beforeEach(() => {
  setBearer('token');
  chooseReady(`Customer:${ME}`, PASS._id);
});
afterEach(async () => {
  clearCredentials();
  localStorage.clear();
  vi.unstubAllGlobals();
  await closeDatabase();
});

it('a child who came to the family later is named by the pass, once', async () => {
  const sent = start();
  await storePass(ME, { ...PASS, members: ['arlo'] });
  expect(await followFamily(family('arlo', 'kit'))).toBe(true);
  expect(await followFamily(family('arlo', 'kit'))).toBe(false);
  expect(sent()).toEqual([{ members: ['arlo', 'kit'] }]);
  expect(await readPass(ME)).toEqual({ ...PASS, members: ['arlo', 'kit'] });
});

it('a pass that was made before its children were stored gets them', async () => {
  const sent = start();
  await storePass(ME, PASS);
  await followFamily(family('arlo'));
  expect(sent()).toEqual([{ members: ['arlo'] }]);
});

it('a device that is not ready for this person asks for nothing', async () => {
  const sent = start();
  await storePass(ME, PASS);
  forgetReady();
  expect(await followFamily(family('arlo'))).toBe(false);
  expect(sent()).toEqual([]);
});

it('a pass that ends meanwhile does not stay on the device', async () => {
  const server = serve({
    'PUT practice/passes/:id': () => {
      forgetReady();
      return PASS;
    },
  });
  await storePass(ME, PASS);
  await followFamily(family('arlo'));
  expect(server.of('PUT practice/passes/:id')).toHaveLength(1);
  expect(await readPass(ME)).toBeUndefined();
});
