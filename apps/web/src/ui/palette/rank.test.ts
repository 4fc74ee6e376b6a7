import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const of = (search: string, ...words: string[]) => rank('screens usersCustomer', search, words);

describe('what the palette finds', () => {
  it('puts the beginning of the label first, other words after it', () => {
    expect(of('cus', 'Customers')).toBeGreaterThan(of('cus', 'Program customers'));
    expect(of('cus', 'Program customers')).toBeGreaterThan(of('cus', 'People', 'customer'));
  });
  it('wants every typed word', () => {
    expect(of('pro cus', 'Program customers')).toBeGreaterThan(0);
    expect(of('pro vid', 'Program customers')).toBe(0);
  });
  it('does not mind accents and case', () => expect(of('ZOE', 'Zoë Lee')).toBe(1));
  it('does not look into the key', () => expect(of('screens', 'Videos')).toBe(0));
});
