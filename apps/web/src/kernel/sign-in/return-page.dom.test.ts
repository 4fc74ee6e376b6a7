import { beforeEach, describe, expect, it } from 'vitest';
import { rememberPage, withoutTexts } from './return-page.ts';
import { takeReturnPage } from './return-target.ts';

beforeEach(() => sessionStorage.clear());

describe('the page to return to', () => {
  it('is returned once, to the user it belongs to', () => {
    rememberPage('/dashboard/mysessions?page=2', 'a');
    expect(takeReturnPage('a')).toBe('/dashboard/mysessions?page=2');
    expect(takeReturnPage('a')).toBe('/dashboard');
    rememberPage('/dashboard/mysessions', 'a');
    expect(takeReturnPage('b')).toBe('/dashboard');
  });

  it('stores no text about a child in the browser', () => {
    expect(withoutTexts('/dashboard/myprogram/Arlo%20greets%20friends?memberId=1')).toBe(
      '/dashboard/myprogram?memberId=1',
    );
    expect(withoutTexts('/dashboard/users/members?search=Arlo&page=2')).toBe('/dashboard/users/members?page=2');
    const own = '/dashboard/myprogram/customer01a00000-0000-7000-8000-00000000000a';
    expect(withoutTexts(own)).toBe(own);
  });
});
