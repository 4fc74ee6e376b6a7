import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from './history/messages.mjs';
import { root } from './lib/root.mjs';

/** Earlier commits follow other rules. */
const RULES_HOLD_SINCE = '2026-11-17T13:20:00Z';
const RECORDS = 'docs/decisions';
const HAS_DATE_AND_STATUS = /^# .+\n\n\d{1,2} [A-Z][a-z]+ \d{4} · (?:Accepted|Replaced by \[.+\]\(.+\))\n/;

const commits = () => {
  try {
    return execFileSync('git', ['log', '--no-merges', `--since=${RULES_HOLD_SINCE}`, '-z', '--format=%h%n%B'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    // An archive of the sources has no Git history.
    return [];
  }
};

const problemsInCommits = (all) =>
  all.flatMap((commit) => {
    const [hash, ...message] = commit.split('\n');
    return problemsOf(message.join('\n')).map((problem) => `${hash} ${message[0]}: ${problem}`);
  });

const problemsInRecords = (names) =>
  names
    .filter((name) => !HAS_DATE_AND_STATUS.test(readFileSync(join(root, RECORDS, name), 'utf8')))
    .map((name) => `${RECORDS}/${name}: the line after the title is not '17 November 2026 · Accepted'`);

/** Checks that commit messages and decision records follow CONTRIBUTING.md. */
export default () => {
  const all = commits();
  const records = readdirSync(join(root, RECORDS)).filter((name) => name.endsWith('.md'));
  const problems = [...problemsInCommits(all), ...problemsInRecords(records)];
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(`${all.length} commits and ${records.length} decision records read, ${problems.length} problems.`);
  if (problems.length > 0 || records.length === 0) process.exitCode = 1;
};
