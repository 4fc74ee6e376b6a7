import { expect, it } from 'vitest';
import { svgError } from '@amberway/contract/content/svg/check';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { csvLine, parseCsv } from '@amberway/contract/kernel/csv';
import { isBlankRichText, plainText } from '@amberway/contract/kernel/rich-text';
import { countWords, stopAtLimit } from '@amberway/contract/messages/words';
import { fillUrl, unknownPlaceholders } from '@amberway/contract/onboarding-forms/provider';
import { safeReturn } from '@amberway/contract/shell/redirects';
import { readSnippet } from '@amberway/contract/tracking/snippet';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { text as calendarText } from '../../features/calendar/ics/lines.ts';
import { plainTextOf } from '../../features/client-mail/send/plain-text.ts';
import { urlName, cleanName } from '../../features/uploads/names.ts';
import { picturesIn } from '../../kernel/html/pictures.ts';
import { sanitiseHtml } from '../../kernel/html/sanitise.ts';
import { hasTooManyValues } from '../../kernel/http/json-size.ts';
import { ROUTES } from '../../routes.ts';
import { declaredIn } from '../columns/bodies.ts';
import { slowness } from './machine.ts';
import { KIND_NAMES, textOfKind } from './worst.ts';

// Functions over people's text must take linear time: four times the text, four times the time.
// Regular expressions are found and tested in scripts/linear; these are the functions that loop.

const LENGTH = 100_000;
/** Below this a measurement means nothing; a quadratic loop over the text takes seconds. */
const FLOOR_MS = 60;
/** A quarter of the text takes a quarter of the time, or a sixteenth where it grows with its square. */
const PART = 4;
const RATIO = 8;
const RUNS = 4;

const processorMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const best = (work: () => unknown): number => {
  let least = Infinity;
  for (let run = 0; run < RUNS && least > FLOOR_MS; run += 1) least = Math.min(least, processorMs(work));
  return least;
};

const slowKinds = (walk: (text: string) => unknown, kinds = KIND_NAMES): string[] =>
  kinds.filter((kind) => {
    const whole = textOfKind(kind, LENGTH);
    const long = best(() => walk(whole));
    if (long < FLOOR_MS) return false;
    const part = textOfKind(kind, LENGTH / PART);
    return long / best(() => walk(part)) > RATIO;
  });

const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`;
const PREFILL = {
  type: 'child',
  firstName: '',
  lastName: '',
  email: '',
  member: '',
  memberId: '',
  userId: '',
} as never;

const WALKS: Record<string, (text: string) => unknown> = {
  isBlankRichText,
  plainText,
  sanitiseHtml,
  picturesIn,
  plainTextOf,
  parseCsv,
  'parseCsv of quoted cells': (text) => parseCsv(`"${text}`),
  'parseCsv of many lines': (text) => parseCsv(text.replaceAll('a', '\n')),
  csvLine: (text) => csvLine([text]),
  svgError,
  'svgFault inside a drawing': (text) => svgError(svg(text)),
  'svgFault of many shapes': (text) => svgError(svg(text.replaceAll('p', 'path'))),
  readSnippet,
  'readSnippet of a script': (text) => readSnippet(`<script ${text}`),
  'readSnippet of a comment': (text) => readSnippet(`<!--${text}`),
  countWords,
  stopAtLimit,
  searchTextOf,
  unknownPlaceholders,
  fillUrl: (text) => fillUrl(text, PREFILL),
  safeReturn: (text) => safeReturn(`/dashboard/${text}`),
  parseFileUrl: (text) => parseFileUrl(`/api/files/${text}`),
  calendarText: (text) => calendarText('SUMMARY', text),
  cleanName,
  urlName: (text) => urlName(text, 'pdf'),
  hasTooManyValues,
};

it.each(Object.keys(WALKS))('%s takes linear time', (name) => {
  expect(slowKinds(WALKS[name] ?? (() => {}))).toEqual([]);
});

it('a function with quadratic time is detected', () => {
  const quadratic = (text: string) => {
    let found = 0;
    for (let at = 0; at < text.length; at += 5)
      for (let next = at; next < text.length; next += 5) if (text[next] === '>') found += 1;
    return found;
  };
  expect(slowKinds(quadratic, ['brackets'])).toEqual(['brackets']);
});

it('every field of every endpoint is validated quickly, also when it is far too long', () => {
  const slow: string[] = [];
  let checked = 0;
  for (const { endpoint } of ROUTES) {
    for (const [name, schema] of [endpoint.body, endpoint.query].flatMap((one) =>
      Object.entries(declaredIn(one, endpoint.wire)),
    )) {
      const kind = KIND_NAMES[checked % KIND_NAMES.length] ?? '';
      checked += 1;
      const value = textOfKind(kind, LENGTH);
      const ms = best(() => schema.safeParse(value));
      if (ms > FLOOR_MS && ms > FLOOR_MS * slowness())
        slow.push(`${endpoint.id} ${name} of ${kind}: ${Math.round(ms)} ms`);
    }
  }
  expect(slow).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
