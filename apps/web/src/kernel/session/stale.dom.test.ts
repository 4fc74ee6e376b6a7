import { beforeEach, describe, expect, it } from 'vitest';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { removeStaleLogin } from './stale.ts';
import { read, write } from './storage.ts';

const TOKEN = 'a'.repeat(43);

beforeEach(() => localStorage.clear());

describe('stale login data at application start [B080]', () => {
  it('removes selections that were left without a token', () => {
    write('selectedMember', 'm-1');
    write('formData', '{}');
    expect(removeStaleLogin()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('removes a token that cannot be one', () => {
    write('token', 'undefined');
    expect(removeStaleLogin()).toBe(false);
    expect(read('token')).toBeNull();
  });

  it('removes a session nobody used for an hour, and not a minute earlier', () => {
    const now = 1_800_000_000_000;
    write('token', TOKEN);
    write('lastActive', String(now - IDLE_TIMEOUT_MS + 1));
    expect(removeStaleLogin(now)).toBe(true);
    expect(removeStaleLogin(now + 1)).toBe(false);
    expect(read('token')).toBeNull();
  });

  it('keeps a live session and drops only an unreadable record', () => {
    write('token', TOKEN);
    write('businessAccess', '{broken');
    expect(removeStaleLogin()).toBe(true);
    expect(read('token')).toBe(TOKEN);
    expect(read('businessAccess')).toBeNull();
  });
});
