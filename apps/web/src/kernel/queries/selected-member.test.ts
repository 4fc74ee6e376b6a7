import { describe, expect, it } from 'vitest';
import { chooseMemberId } from './selected-member.ts';

describe('the selected child [B034]', () => {
  const own = ['a', 'b'];
  it('the URL wins over the last choice, the last choice over the first child', () => {
    expect(chooseMemberId('Customer', own, 'b', 'a')).toBe('b');
    expect(chooseMemberId('Customer', own, null, 'b')).toBe('b');
    expect(chooseMemberId('Customer', own, null, null)).toBe('a');
  });
  it('a family never gets another family’s child, nor a different one in its place', () => {
    expect(chooseMemberId('Customer', own, 'foreign', 'b')).toBeNull();
    expect(chooseMemberId('BusinessAccesCustomer', own, 'foreign', null)).toBeNull();
    expect(chooseMemberId('Customer', own, null, 'gone')).toBe('a');
    expect(chooseMemberId('Customer', own, '', 'b')).toBe('b');
  });
  it('staff may request any child; the server decides', () => {
    expect(chooseMemberId('BusinessUser', [], 'x', null)).toBe('x');
    expect(chooseMemberId('Administrator', [], null, null)).toBeNull();
  });
});
