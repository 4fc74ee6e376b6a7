import { describe, expect, it } from 'vitest';
import { toAddress, toQueryString } from './request.ts';

describe('request addresses', () => {
  it('repeats array values and leaves out what is absent [B119]', () => {
    expect(toQueryString({ a: [1, 2], b: undefined, c: null, d: '', e: false })).toBe('?a=1&a=2&d=&e=false');
    expect(toQueryString({})).toBe('');
  });

  it('goes to one base address, with parameters encoded [B114]', () => {
    expect(toAddress({ path: 'user/all/:type' }, { type: 'a/b?c' })).toBe('/api/user/all/a%2Fb%3Fc');
  });

  it('refuses to build an address with a missing parameter', () => {
    expect(() => toAddress({ path: 'member/:id' }, {})).toThrow('member/:id needs id');
    expect(() => toAddress({ path: 'member/:id' }, { id: '' })).toThrow('member/:id needs id');
  });
});
