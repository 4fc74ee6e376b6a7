import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasStorage, keepsSignIn } from './site-data.ts';

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('a browser remembers a sign-in', () => {
  afterEach(() => vi.restoreAllMocks());

  it('with storage and cookies, and leaves none behind', () => {
    expect(keepsSignIn()).toBe(true);
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('with a storage that is only full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(keepsSignIn()).toBe(true);
  });

  it('not if every access to its storage throws', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked);
    expect(hasStorage()).toBe(false);
    expect(keepsSignIn()).toBe(false);
  });

  it('not if it drops cookies, whatever it says of them', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(navigator.cookieEnabled).toBe(true);
    expect(keepsSignIn()).toBe(false);
  });
});
