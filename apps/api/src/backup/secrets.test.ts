import { expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { newSeal, sealRows, secretsOpener } from './secrets.ts';

const text = { type: 'text' };
const shape = {
  name: 'server_secrets',
  columns: [
    { name: 'name', ...text },
    { name: 'value', ...text },
  ],
};
const lines = [JSON.stringify(['signing', 'key-1']), JSON.stringify(['google', 'key-2'])];
const manifestWith = (secrets?: { salt: string }) => ({ ...(secrets && { secrets }) }) as Manifest;

const seal = newSeal('seven grey herons');
const sealed = sealRows(seal, shape, lines);
const sealedManifest = manifestWith({ salt: seal?.salt ?? '' });

it('keys sealed with a passphrase can be opened with it', () => {
  expect(sealed.join()).not.toMatch(/key-[12]/);
  expect(secretsOpener('a.tar.gz', sealedManifest, 'seven grey herons')(shape, sealed)).toEqual(lines);
});

it('another passphrase is rejected, and without one the keys are left out', () => {
  const open = secretsOpener('a.tar.gz', sealedManifest, 'another passphrase');
  expect(() => open(shape, sealed)).toThrow('BACKUP_PASSPHRASE is not the one with which a.tar.gz was made');
  expect(secretsOpener('a.tar.gz', sealedManifest, undefined)(shape, sealed)).toEqual([]);
});

it('a sealed key cannot be opened under another name', () => {
  const swapped = sealed.map((line, at) => {
    const [, value] = JSON.parse(line) as string[];
    return JSON.stringify([at === 0 ? 'google' : 'signing', value]);
  });
  expect(() => secretsOpener('a.tar.gz', sealedManifest, 'seven grey herons')(shape, swapped)).toThrow();
});

it('without a passphrase no keys go into the archive', () => {
  expect(newSeal(undefined)).toBeUndefined();
  expect(sealRows(undefined, shape, lines)).toEqual([]);
});

it('unsealed keys in archives of older versions are restored', () => {
  for (const passphrase of [undefined, 'seven grey herons'])
    expect(secretsOpener('old.tar.gz', manifestWith(), passphrase)(shape, lines)).toEqual(lines);
});
