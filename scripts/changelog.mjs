import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { olderSections, sectionOf } from './history/changelog.mjs';
import { inRoot, root } from './lib/root.mjs';

const FILE = 'CHANGELOG.md';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }).trim();

/** The commit that added the heading of a version, after which the next version begins. */
const commitOf = (version) => git('log', '--reverse', '--format=%H', `-S## ${version} `, '--', FILE).split('\n')[0];

/** `npm run changelog`: writes the section of the current version from the subjects since the version before. */
export default () => {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const before = existsSync(inRoot(FILE)) ? readFileSync(inRoot(FILE), 'utf8') : '';
  const { text: older, newest } = olderSections(before, version);
  const since = newest && commitOf(newest);
  const subjects = git('log', '--no-merges', '--format=%s', since ? `${since}..HEAD` : 'HEAD').split('\n');
  writeFileSync(inRoot(FILE), `# Changes\n\n${sectionOf(version, new Date(), subjects)}${older && `\n${older}`}`);
  console.log(`${FILE}: ${version}, ${since ? `since ${newest}` : 'from the beginning'}.`);
};
