import { describe, expect, it } from 'vitest';
import { parsePerson } from './person-segment.ts';

const ID = '01890f3e-0000-7000-8000-00000000000a';

describe('customer{id} and business{id} [B031]', () => {
  it('reads kind and id, without a slash between them', () => {
    expect(parsePerson(`customer${ID}`)).toEqual({ kind: 'customer', id: ID });
    expect(parsePerson(`business${ID}`)).toEqual({ kind: 'business', id: ID });
  });
  it('rejects everything else', () => {
    for (const segment of [
      undefined,
      '',
      'customer',
      'customer123',
      `admin${ID}`,
      `customer${ID}x`,
      `xcustomer${ID}`,
    ]) {
      expect(parsePerson(segment)).toBeNull();
    }
  });
});
