import { describe, expect, it } from 'vitest';
import { toUrl, toQueryString } from './request-url.ts';

describe('request URLs', () => {
  it('repeat array values and omit absent ones [B119]', () => {
    expect(toQueryString({ a: [1, 2], b: undefined, c: null, d: '', e: false })).toBe('?a=1&a=2&d=&e=false');
    expect(toQueryString({})).toBe('');
  });

  it('start with one base path, with parameters encoded [B114]', () => {
    expect(toUrl({ path: 'user/all/:type' }, { type: 'a/b?c' })).toBe('/api/user/all/a%2Fb%3Fc');
  });

  it('throw for a missing parameter', () => {
    expect(() => toUrl({ path: 'member/:id' }, {})).toThrow('member/:id needs id');
    expect(() => toUrl({ path: 'member/:id' }, { id: '' })).toThrow('member/:id needs id');
  });
});
