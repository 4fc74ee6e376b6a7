// CHANGELOG.md from conventional subjects: what a version added, sped up and fixed. Refactoring, tests and texts for
// developers are in the history only.

const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!?): (?<text>.+)$/;
const GROUPS = [
  { title: 'Breaking', has: ({ breaking }) => breaking === '!' },
  { title: 'Added', has: ({ type }) => type === 'feat' },
  { title: 'Faster', has: ({ type }) => type === 'perf' },
  { title: 'Fixed', has: ({ type }) => type === 'fix' },
];
const HEADING = /^## (\S+) /gm;

const dateText = (date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

const lineOf = ({ scope, text }) => `- ${scope ? `**${scope}**: ` : ''}${text}\n`;

/** The section of a version. Subjects come newest first, as Git lists them. */
export const sectionOf = (version, date, subjects) => {
  const changes = subjects.map((subject) => SUBJECT.exec(subject)?.groups).filter(Boolean);
  const groups = GROUPS.map(({ title, has }) => ({
    title,
    // A breaking change is listed once, as that.
    lines: changes.filter((one) => has(one) && (title === 'Breaking' || one.breaking !== '!')).map(lineOf),
  })).filter(({ lines }) => lines.length > 0);
  const text = groups.map(
    ({ title, lines }) =>
      `\n### ${title}\n\n${[...new Set(lines)].toSorted((a, b) => a.localeCompare(b, 'en')).join('')}`,
  );
  return `## ${version} – ${dateText(date)}\n${text.join('')}`;
};

export const versionsIn = (changelog) => [...changelog.matchAll(HEADING)].map(([, version]) => version);

/** Everything below the section of `version`, and the newest version in it. */
export const olderSections = (changelog, version) => {
  const newest = versionsIn(changelog).find((one) => one !== version);
  return { newest, text: newest ? changelog.slice(changelog.indexOf(`## ${newest} `)) : '' };
};
