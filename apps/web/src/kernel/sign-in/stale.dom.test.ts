import { beforeEach, describe, expect, it } from 'vitest';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { removeStaleLogin } from './stale.ts';
import { read, write } from './storage.ts';

const OWNER = 'Customer:u-1';

beforeEach(() => localStorage.clear());

describe('stale sign-in data at application start [B080]', () => {
  it('removes selections that were left without a session', () => {
    write('selectedMember', 'm-1');
    write('formData', '{}');
    expect(removeStaleLogin()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('removes the tokens that earlier versions stored, whoever is signed in', () => {
    write('owner', OWNER);
    for (const key of ['token', 'gcpToken', 'mediaTokenAt', 'ownSession']) localStorage.setItem(key, 'secret');
    expect(removeStaleLogin()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['sessionOwner']);
  });

  it('removes a session unused for an hour, and not a minute earlier', () => {
    const now = 1_800_000_000_000;
    write('owner', OWNER);
    write('lastActive', String(now - IDLE_TIMEOUT_MS + 1));
    expect(removeStaleLogin(now)).toBe(true);
    expect(removeStaleLogin(now + 1)).toBe(false);
    expect(read('owner')).toBeNull();
  });

  it('keeps a valid session and removes only an unreadable record', () => {
    write('owner', OWNER);
    write('businessAccess', '{broken');
    expect(removeStaleLogin()).toBe(true);
    expect(read('owner')).toBe(OWNER);
    expect(read('businessAccess')).toBeNull();
  });
});
