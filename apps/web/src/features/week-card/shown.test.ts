import { expect, it } from 'vitest';
import { daysText } from './day-names.ts';
import { layoutPicture, type Part, PICTURE } from './picture/layout.ts';
import { isQuiet, SHOW_ALL, shownWeek } from './shown.ts';
import { QUIET, week } from './testing/week.ts';
import { withoutName } from './without-name.ts';

const ARLO = { firstName: 'Arlo', lastName: 'Stone', avatarUrl: '/pictures/arlo.svg' };
/** Every letter half as wide as it is high. */
const measure = (text: string, font: string) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;
const textsOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'text' ? [part] : []));
const drawn = (shown: ReturnType<typeof shownWeek>) => layoutPicture(shown, 'Figtree', measure);

it.each([
  ['2026-11-16', '2026-11-20', '16 to 20 November'],
  ['2026-11-30', '2026-12-06', '30 November to 6 December'],
  ['2026-11-16', '2026-11-16', '16 November'],
])('the days from %s to %s are said as people say them', (from, to, text) => {
  expect(daysText(from, to)).toBe(text);
});

it('a week that is not over ends today, and one that is over on Sunday', () => {
  expect(shownWeek(week(), ARLO, SHOW_ALL).days).toBe('16 to 20 November');
  expect(shownWeek(week({ today: '2026-11-25' }), ARLO, SHOW_ALL).days).toBe('16 to 22 November');
});

it('without the name it is in no text, also not inside a sentence, and no initials are left', () => {
  const shown = shownWeek(week(), { ...ARLO, avatarUrl: null }, { ...SHOW_ALL, name: false });
  expect(JSON.stringify(shown)).not.toMatch(/Arlo|Stone/);
  expect(shown).toMatchObject({
    title: 'Our week',
    face: null,
    win: { text: 'Our child handed over the engine.' },
    idea: 'Roll a ball with our child.',
    footer: 'Made by a family with Amberway',
  });
  // A picture has no name in it and stays until it is switched off as well.
  expect(shownWeek(week(), ARLO, { ...SHOW_ALL, name: false }).face?.avatar).toBe(ARLO.avatarUrl);
  expect(shownWeek(week(), ARLO, { ...SHOW_ALL, face: false }).face).toBeNull();
});

it.each([
  ['Arlo’s bag, and Arlo Stone’s hat. Arlo!', 'Our child’s bag, and our child’s hat. Our child!'],
  ['“Arlo” said ARLO to Arlotta', '“Our child” said our child to Arlotta'],
  ['A stone for Mr Stone', 'A stone for Mr our child'],
])('the name is taken out of %s', (text, expected) => {
  expect(withoutName(text, ARLO)).toBe(expected);
});

it('a name of signs that mean something in a pattern does no harm', () => {
  expect(withoutName('A (b+ fell', { firstName: '(b+', lastName: '' })).toContain('our child');
  expect(withoutName('A sea', { firstName: 'A', lastName: '' })).toBe('A sea');
});

it('a week is quiet if nothing was written down in it, even with an idea of earlier', () => {
  expect([isQuiet(week()), isQuiet(week(QUIET))]).toEqual([false, true]);
  // Practice at home alone is something.
  expect(isQuiet(week({ ...QUIET, practised: { ...week().practised, tasks: [], sessions: [] } }))).toBe(false);
});

it('the picture has everything of the card, in the same place each time', () => {
  const shown = shownWeek(week(), ARLO, SHOW_ALL);
  const parts = drawn(shown);
  expect(parts).toEqual(drawn(shown));
  const words = textsOf(parts)
    .map(({ text }) => text)
    .join(' ');
  for (const text of ['Arlo’s week', 'handed over', 'From Monday with Mia', 'Overwhelmed', 'bakery', 'Roll a ball'])
    expect(words).toContain(text);
  expect(parts.filter(({ kind }) => kind === 'mood')).toHaveLength(2);
  expect(parts.filter(({ kind }) => kind === 'face')).toHaveLength(1);
});

it('what is switched off is not in the picture', () => {
  const parts = drawn(shownWeek(week(), ARLO, { moods: false, face: false, name: false }));
  expect(parts.some(({ kind }) => kind === 'mood' || kind === 'face')).toBe(false);
  expect(JSON.stringify(parts)).not.toMatch(/Arlo|Overwhelmed|How the days felt/);
});

it('a week with far too much text stays inside the card and says that there is more', () => {
  const long = 'A very long sentence about one small moment. '.repeat(30);
  const shown = shownWeek(
    week({
      win: { text: long, day: '2026-11-16', coach: 'Mia' },
      idea: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(9),
      moods: Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-${16 + at}`, label: 'Overwhelmed', iconSvg: '' })),
      practised: { skills: [], tasks: Array.from({ length: 6 }, () => ({ _id: '', name: long })), sessions: [] },
    }),
    ARLO,
    SHOW_ALL,
  );
  const parts = textsOf(drawn(shown));
  expect(parts.some(({ text }) => text.endsWith('…'))).toBe(true);
  for (const { text, x, y, font, centred } of parts) {
    const half = measure(text, font) / 2;
    const [left, right] = centred ? [x - half, x + half] : [x, x + 2 * half];
    expect(left, text).toBeGreaterThanOrEqual(100);
    // An ellipsis may hang over the edge of the text, not over that of the card.
    expect(right, text).toBeLessThanOrEqual(PICTURE.width - 60);
    expect(y, text).toBeLessThan(1270);
  }
  const lowest = Math.max(...parts.filter(({ text }) => text !== shown.footer).map(({ y }) => y));
  expect(lowest).toBeLessThanOrEqual(1193 - 10);
});
