import { expect, it } from 'vitest';
import { identitiesIn } from './encryption.ts';

it('private keys are found among the lines that npm and age-keygen print', () => {
  const printed = '\n> amberway@0.1.0 backup:key\n> node scripts/run.cjs\n\n# public key: age1x\nAGE-SECRET-KEY-1A\r\n';
  expect(identitiesIn(`${printed}AGE-SECRET-KEY-1B`)).toEqual(['AGE-SECRET-KEY-1A', 'AGE-SECRET-KEY-1B']);
});

it('a file without a private key is rejected with a sentence', () => {
  for (const text of ['', '# AGE-SECRET-KEY-1A', 'age1publickey'])
    expect(() => identitiesIn(text)).toThrow('has no private key: a line that begins with AGE-SECRET-KEY-');
});
