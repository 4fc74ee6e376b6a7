import { settings } from '../kernel/config/settings.ts';

const KNOWN = Object.keys(settings.shape);

/** First words that many programs use for their own variables. */
const COMMON_WORDS =
  /^(API|APP|DATA|END|HELP|IMAGE|LEAD|LOG|MAIL|OTEL|PLAY|SEARCH|SECRET|SESSION|SIGN|SUPPORT|TIME)(_|$)/;

/** Set by Kubernetes for a service with the name of a group, and by tools of Google. */
const OF_OTHERS = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP))?|^GOOGLE_(APPLICATION_CREDENTIALS$|CLOUD_)/;

const beginning = (name: string, words: number) => name.split('_').slice(0, words).join('_');
const areSeveral = (group: string) => KNOWN.filter((name) => name.startsWith(`${group}_`)).length > 1;

/** What the names of settings begin with: DATABASE; of common words only two together, such as APP_CHECK. */
const GROUPS = new Set(
  KNOWN.filter((name) => name.includes('_')).flatMap((name) => {
    const pair = beginning(name, 2);
    return COMMON_WORDS.test(name) ? (areSeveral(pair) ? [pair] : []) : [beginning(name, 1)];
  }),
);

const isInGroup = (name: string): boolean =>
  name.includes('_') && [1, 2].some((words) => GROUPS.has(beginning(name, words)));

type Table = readonly (readonly number[])[];

const stepTo = (table: Table, [a, b]: [string, string], i: number, j: number): number => {
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  const same = a[i - 1] === b[j - 1];
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(
    at(i - 1, j) + 1,
    at(i, j - 1) + 1,
    at(i - 1, j - 1) + (same ? 0 : 1),
    swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
  );
};

/** Letters to add, take away, change or swap with the next one to get from one name to the other. */
export const editsBetween = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_row, i) =>
    Array.from({ length: b.length + 1 }, (_column, j) => i || j),
  );
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) (table[i] ?? [])[j] = stepTo(table, [a, b], i, j);
  return table[a.length]?.[b.length] ?? 0;
};

/** Shorter names, such as PORT, are too near to other words. */
const COMPARED_FROM = 6;
const TWO_EDITS_FROM = 10;

const lettersOf = (name: string) => name.replaceAll('_', '').toUpperCase();

const isMeant = (name: string, known: string): boolean =>
  known.length >= COMPARED_FROM &&
  (lettersOf(name) === lettersOf(known) || editsBetween(name, known) <= (known.length < TWO_EDITS_FROM ? 1 : 2));

export type WrongName = { name: string; meant: string | undefined };

/** Names of variables that look like a setting and are none, with the setting that is probably meant. */
export const wrongNames = (names: readonly string[]): WrongName[] =>
  names
    .filter((name) => !KNOWN.includes(name) && !OF_OTHERS.test(name))
    .map((name) => ({ name, meant: KNOWN.find((known) => isMeant(name, known)) }))
    .filter(({ name, meant }) => meant !== undefined || isInGroup(name));
