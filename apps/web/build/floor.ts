import { readFileSync } from 'node:fs';

// The oldest browsers that the product runs in, from `browserslist` of the root's package.json and nowhere else: the
// build compiles for them, the checks compare the built files with them, and the page for older ones names them.

const PACKAGE = new URL('../../../package.json', import.meta.url);
const LINE = /^(?<browser>[a-z_]+) >= (?<version>\d+(?:\.\d+)?)$/;

/** Names of browserslist: those of the build, of MDN's data, and those that people know. */
const BROWSERS = {
  chrome: { target: 'chrome', mdn: ['chrome', 'chrome_android'], label: 'Chrome' },
  edge: { target: 'edge', mdn: ['edge'], label: 'Edge' },
  firefox: { target: 'firefox', mdn: ['firefox', 'firefox_android'], label: 'Firefox' },
  ios_saf: { target: 'ios', mdn: ['safari_ios'], label: 'Safari on iOS' },
  safari: { target: 'safari', mdn: ['safari'], label: 'Safari' },
  // The build does not know it; it is Chromium of the floor's age.
  samsung: { target: undefined, mdn: ['samsunginternet_android'], label: 'Samsung Internet' },
} as const;

export type Floor = { target: string | undefined; mdn: readonly string[]; label: string; version: string }[];

/** Only `name >= version`: every other query of browserslist would change with the day. */
export const readFloor = (lines: readonly string[]): Floor =>
  lines.map((line) => {
    const { browser = '', version = '' } = LINE.exec(line)?.groups ?? {};
    const known = BROWSERS[browser as keyof typeof BROWSERS];
    if (!known) throw new Error(`browserslist in package.json: '${line}' is not 'name >= version' of a known browser`);
    return { ...known, version };
  });

export const FLOOR = readFloor((JSON.parse(readFileSync(PACKAGE, 'utf8')) as { browserslist: string[] }).browserslist);

/** For `build.target` of Vite, which compiles scripts and styles with it. */
export const BUILD_TARGET = FLOOR.flatMap(({ target, version }) => (target ? `${target}${version}` : []));

const nameOf = ({ label, version }: Floor[number]) => `${label} ${version}`;

const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** One sentence in plain text, for browsers below the floor. */
export const TOO_OLD = `Amberway needs a newer browser than this one: please update it or your device, or use ${listOf(FLOOR.map(nameOf))}, or newer.`;
