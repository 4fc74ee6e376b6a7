import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { olderSections, sectionOf, versionsIn } from './changelog.mjs';

const DAY = new Date('2026-11-18T09:00:00Z');

describe('the changelog', () => {
  it('begins with the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    const [newest] = versionsIn(readFileSync(inRoot('CHANGELOG.md'), 'utf8'));
    expect(newest, 'run `npm run changelog` after a change of the version').toBe(version);
  });

  it('lists what was added, sped up and fixed by scope, once each, and nothing else', () => {
    const subjects = [
      'fix(auth): refuse a used link',
      'fix(auth): refuse a used link',
      'refactor: rename a slice',
      'Contract kernel',
      'perf: load less',
      'feat(week)!: send the card on Fridays',
      'feat: show versions',
    ];
    expect(sectionOf('2.0.0', DAY, subjects)).toBe(`## 2.0.0 – 18 November 2026

### Breaking

- **week**: send the card on Fridays

### Added

- show versions

### Faster

- load less

### Fixed

- **auth**: refuse a used link
`);
  });

  it('keeps the sections of earlier versions and replaces that of the same one', () => {
    const before = `# Changes\n\n${sectionOf('2.0.0', DAY, ['feat: one'])}\n${sectionOf('1.0.0', DAY, ['feat: two'])}`;
    expect(olderSections(before, '2.0.0')).toEqual({ newest: '1.0.0', text: sectionOf('1.0.0', DAY, ['feat: two']) });
    expect(olderSections(before, '3.0.0').newest).toBe('2.0.0');
    expect(olderSections('', '1.0.0')).toEqual({ newest: undefined, text: '' });
  });
});
