import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { olderSections, sectionOf } from './history/changelog.mjs';
import { Failure } from './lib/failure.mjs';
import { inRoot, root } from './lib/root.mjs';
import { recordRelease } from './migrations/released.mjs';

const FILE = 'CHANGELOG.md';
const VERSION = /^\d+\.\d+\.\d+$/;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }).trim();

/** The commit that added the heading of a version, after which the next version begins. */
const commitOf = (version) => git('log', '--reverse', '--format=%H', `-S## ${version} `, '--', FILE).split('\n')[0];

const currentVersion = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;

const replaceIn = (file, from, to) => {
  const text = readFileSync(inRoot(file), 'utf8');
  if (!text.includes(from)) throw new Failure(`${file} does not contain ${from}.`);
  writeFileSync(inRoot(file), text.replace(from, to));
};

/** Everywhere the product's version is written. */
const setVersion = (version) => {
  const before = currentVersion();
  if (version === before) return;
  for (const file of ['package.json', 'package-lock.json'])
    replaceIn(file, `"version": "${before}"`, `"version": "${version}"`);
  // The lock file has it twice: for the file, and for the top folder.
  replaceIn('package-lock.json', `"version": "${before}"`, `"version": "${version}"`);
  replaceIn('deploy/kubernetes.yaml', `image: amberway:${before}`, `image: amberway:${version}`);
};

/**
 * `npm run changelog [-- VERSION]`: writes the section of the current version, or of that one, from the subjects since
 * the version before.
 */
export default ([wanted]) => {
  if (wanted !== undefined && !VERSION.test(wanted)) throw new Failure(`${wanted} is no version such as 1.2.0.`);
  if (wanted) setVersion(wanted);
  const version = currentVersion();
  const before = existsSync(inRoot(FILE)) ? readFileSync(inRoot(FILE), 'utf8') : '';
  const { text: older, newest } = olderSections(before, version);
  const since = newest && commitOf(newest);
  const subjects = git('log', '--no-merges', '--format=%s', since ? `${since}..HEAD` : 'HEAD').split('\n');
  writeFileSync(inRoot(FILE), `# Changes\n\n${sectionOf(version, new Date(), subjects)}${older && `\n${older}`}`);
  recordRelease(version);
  console.log(`${FILE}: ${version}, ${since ? `since ${newest}` : 'from the beginning'}.`);
};
