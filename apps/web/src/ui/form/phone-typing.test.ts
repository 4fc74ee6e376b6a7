import { describe, expect, it } from 'vitest';
import { takePhone } from './phone-typing.ts';

const paste = (text: string) => takePhone('', text);

describe('phone input', () => {
  it('accepts a key that can be part of a number and rejects every other [B422 B424]', () => {
    expect(takePhone('', '0')).toEqual({ number: '0' });
    expect(takePhone('(02', '(02)')).toEqual({ number: '(02)' });
    expect(takePhone('', 'a')).toBeNull();
    expect(takePhone('(02)', '(02)(')).toBeNull();
  });

  it('accepts at most ten characters [B423 B745]', () => {
    expect(takePhone('040000000', '0400000000')).toEqual({ number: '0400000000' });
    expect(takePhone('0400000000', '04000000001')).toBeNull();
  });

  it('takes the digits of a pasted number, with its country code separate', () => {
    expect(paste(' 02 9876 5432 ')).toEqual({ number: '0298765432' });
    expect(paste('Tel. 0412 345 678')).toEqual({ number: '0412345678' });
    expect(paste('+61 412 345 678')).toEqual({ number: '412345678', dialCode: '+61' });
    expect(paste('0064 21 123 4567')).toEqual({ number: '211234567', dialCode: '+64' });
    expect(paste('+44 (0)20 7946 0000')).toEqual({ number: '2079460000', dialCode: '+44' });
  });

  it('takes nothing from text without a valid number', () => {
    expect(paste('call me')).toBeNull();
    expect(paste('0412 345 678 901')).toBeNull();
    expect(paste('+61 412 345 678 901')).toBeNull();
  });
});
