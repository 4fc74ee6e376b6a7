import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, optionalFlag, optionalId, optionalOneOf, optionalText, pageWindow, pagingFields } from './query.ts';

const paging = (query: Record<string, unknown>) => pageWindow(z.object(pagingFields).parse(query));

describe('paging', () => {
  test('a list opens at page 1 with 10 rows [B132]', () => {
    expect(paging({})).toEqual({ skip: 0, limit: 10 });
    expect(paging({ page: '1' })).toEqual({ skip: 0, limit: 10 });
  });

  test('page and pageSize mean the same as skip and limit [B068]', () => {
    expect(paging({ page: '3', pageSize: '20' })).toEqual({ skip: 40, limit: 20 });
    expect(paging({ skip: '40', limit: '20' })).toEqual({ skip: 40, limit: 20 });
    expect(paging({ page: '3', limit: '20' })).toEqual({ skip: 40, limit: 20 });
  });

  test('a page is never larger than 200', () => {
    expect(paging({ limit: '5000' }).limit).toBe(200);
    expect(paging({ page: '2', pageSize: '1000' })).toEqual({ skip: 200, limit: 200 });
  });

  test.each([{ skip: '-1' }, { limit: '0' }, { page: '0' }, { limit: 'many' }, { skip: '1e99' }, { page: '1.5' }])(
    'the paging parameters %o are rejected',
    (query) => {
      expect(z.object(pagingFields).safeParse(query).success).toBe(false);
    },
  );
});

describe('query values', () => {
  test('arrays are sent repeated, comma-separated or both', () => {
    const list = listOf(z.enum(['a', 'b', 'c']));
    expect(list.parse(['a', 'b'])).toEqual(['a', 'b']);
    expect(list.parse('a,b')).toEqual(['a', 'b']);
    expect(list.parse(['a, b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(list.safeParse('a,x').success).toBe(false);
  });

  test('empty and missing values mean absent', () => {
    expect(listOf(z.string()).parse('')).toEqual([]);
    expect(listOf(z.string()).parse(undefined)).toEqual([]);
    expect(optionalText.parse('')).toBeUndefined();
    expect(optionalOneOf(['x']).parse('')).toBeUndefined();
    expect(optionalId.parse('')).toBeUndefined();
    expect(paging({ skip: '', limit: '', page: '', pageSize: '' })).toEqual({ skip: 0, limit: 10 });
  });

  test('the last value wins when a single-valued parameter is repeated', () => {
    expect(optionalText.parse(['first', 'last'])).toBe('last');
  });

  test('flags accept only true or false', () => {
    expect(optionalFlag.parse('true')).toBe(true);
    expect(optionalFlag.parse('false')).toBe(false);
    expect(optionalFlag.safeParse('yes').success).toBe(false);
  });

  test('text that the database cannot store is rejected', () => {
    expect(optionalText.safeParse('a\0b').success).toBe(false);
    expect(optionalText.safeParse('x'.repeat(101)).success).toBe(false);
  });
});
