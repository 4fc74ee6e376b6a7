import { expect, it } from 'vitest';
import { containsPattern } from './contains.ts';

it('a search pattern is in lower case, and typed wildcards are escaped', () => {
  expect(containsPattern('50%_Off\\')).toBe('%50\\%\\_off\\\\%');
});
