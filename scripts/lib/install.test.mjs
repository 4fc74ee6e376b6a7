import { expect, it } from 'vitest';
import { matchesLock } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'amberway' },
    'packages/contract': { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};
const installed = (packages) => ({ packages });

it('an installation with the locked versions needs no install, other platforms aside', () => {
  expect(matchesLock(lock, installed({ 'node_modules/zod': { version: '4.0.0' } }))).toBe(true);
});

it('a missing or outdated package needs an install', () => {
  expect(matchesLock(lock, installed({}))).toBe(false);
  expect(matchesLock(lock, installed({ 'node_modules/zod': { version: '3.9.0' } }))).toBe(false);
});
