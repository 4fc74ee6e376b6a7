import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const of = (search: string, ...keywords: string[]) => rank('screens usersCustomer', search, keywords);

describe('ranking in the palette', () => {
  it('puts matches at the start of the label first, other words after them', () => {
    expect(of('cus', 'Customers')).toBeGreaterThan(of('cus', 'Program customers'));
    expect(of('cus', 'Program customers')).toBeGreaterThan(of('cus', 'People', 'customer'));
  });
  it('requires every typed word', () => {
    expect(of('pro cus', 'Program customers')).toBeGreaterThan(0);
    expect(of('pro vid', 'Program customers')).toBe(0);
  });
  it('ignores accents and case', () => expect(of('ZOE', 'Zoë Lee')).toBe(1));
  it('does not search the key', () => expect(of('screens', 'Videos')).toBe(0));
});
