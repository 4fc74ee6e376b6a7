import { describe, expect, it } from 'vitest';
import { licenceProblems } from './licences.mjs';
import { productionPackages } from './production-packages.mjs';
import { inRoot } from './root.mjs';

const withLicence = (license, name = 'some-package') => licenceProblems([{ name, version: '1.0.0', license }]);

describe('licences of packages', () => {
  it.each(['apps/api', 'apps/web'])('every package that %s needs to run has a licence that fits', (workspace) => {
    const packages = productionPackages(inRoot(workspace));
    expect(packages.length).toBeGreaterThan(10);
    expect(licenceProblems(packages)).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'SSPL-1.0',
    'BUSL-1.1',
    'CC-BY-NC-4.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'MIT AND GPL-2.0-only',
    'LGPL-3.0-or-later',
    undefined,
  ])('a package with the licence %s is refused by name', (license) => {
    expect(withLicence(license)).toEqual([expect.stringContaining('some-package 1.0.0 has the licence')]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', { type: 'MIT' }, [{ type: 'MIT' }, { type: 'GPL-2.0' }]])(
    'a package with the licence %j is accepted',
    (license) => {
      expect(withLicence(license)).toEqual([]);
    },
  );

  it('an exception holds for its package and its licence only', () => {
    expect(withLicence('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
    expect(withLicence('GPL-3.0-only', '@img/sharp-libvips-linux-x64')).toHaveLength(1);
  });
});
