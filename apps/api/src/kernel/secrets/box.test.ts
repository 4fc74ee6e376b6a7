import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBox } from './box.ts';

const stored = randomBytes(32);
const box = openBox('operator-secret', stored, 'tokens');

it('box.open returns the sealed text, and the sealed form does not contain it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = box.seal(text, 'anna');
      expect(box.open(sealed, 'anna')).toBe(text);
      if (text.length > 3) expect(sealed).not.toContain(text);
      expect(box.seal(text, 'anna')).not.toBe(sealed);
    }),
  );
});

it('box.open returns undefined for another owner, another key, or a changed text', () => {
  const sealed = box.seal('token', 'anna');
  expect(box.open(sealed, 'ben')).toBeUndefined();
  expect(openBox('other-secret', stored, 'tokens').open(sealed, 'anna')).toBeUndefined();
  expect(openBox('operator-secret', randomBytes(32), 'tokens').open(sealed, 'anna')).toBeUndefined();
  expect(openBox('operator-secret', stored, 'other').open(sealed, 'anna')).toBeUndefined();
  for (let at = 3; at < sealed.length - 1; at += 5) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(box.open(changed, 'anna')).toBeUndefined();
  }
  for (const rubbish of ['', 'v1.', 'v1.abc', 'token', sealed.slice(0, 20)])
    expect(box.open(rubbish, 'anna')).toBeUndefined();
});
