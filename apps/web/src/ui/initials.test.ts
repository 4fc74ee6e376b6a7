import { describe, expect, it } from 'vitest';
import { colourNumber, initialsOf } from './initials.ts';

describe('avatar', () => {
  it('shows up to three initials [B624]', () => {
    expect(initialsOf('Mia', 'Okafor')).toBe('MO');
    expect(initialsOf('Anna Maria', 'van der Berg')).toBe('AMV');
    expect(initialsOf('jean-luc', '')).toBe('JL');
    expect(initialsOf('Élodie', 'Ünal')).toBe('ÉÜ');
    expect(initialsOf('', '')).toBe('');
  });

  it('uses one of ten colours by the first letter of the first name [B629]', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(letters.slice(0, 11).map(colourNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
    expect(new Set(letters.map(colourNumber)).size).toBe(10);
    expect(colourNumber('mia')).toBe(colourNumber('Max'));
    expect(colourNumber('Émile')).toBe(colourNumber('Emil'));
    for (const odd of ['', '1x', '李', 'Жан']) expect(colourNumber(odd)).toBeGreaterThanOrEqual(1);
    for (const odd of ['', '1x', '李', 'Жан']) expect(colourNumber(odd)).toBeLessThanOrEqual(10);
  });
});
