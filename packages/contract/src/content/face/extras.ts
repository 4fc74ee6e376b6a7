import type { LookOf } from './options.ts';
import { bar, both, darker, dot, line, mix, oval, shape } from './svg.ts';

const FRAME = '#2E2A33';
const temples = both(line('M32.5 49.5L25 48', FRAME, 2));
const lens = (fill: string) =>
  `<circle cx="40.5" cy="51" r="8.2" fill="${fill}" stroke="${FRAME}" stroke-width="2.2"/>`;

export const GLASSES: Record<LookOf<'glasses'>, string> = {
  round: both(lens('#FFFFFF2E')) + temples + line('M48.7 50C49.4 49 50.6 49 51.3 50', FRAME, 2.2),
  square:
    both(
      `<rect x="32" y="44.5" width="16" height="13.5" rx="3.5" fill="#FFFFFF2E" stroke="#7A2E2E" stroke-width="2.4"/>`,
    ) +
    both(line('M32 48.5L25 47.5', '#7A2E2E', 2)) +
    line('M48 49C49.2 48 50.8 48 52 49', '#7A2E2E', 2.4),
  tinted:
    both(lens('#3B4A63')) +
    temples +
    line('M48.7 50C49.4 49 50.6 49 51.3 50', FRAME, 2.2) +
    both(line('M37 48.5C38 47 40 46 41.5 46', '#8FA3C4', 1.8)),
};

/** Behind the right ear, as seen: the case, and the tube to the ear. */
const aid =
  shape(
    'M77.5 42.5C83 40.5 87.5 45 86.5 51 86 55.5 84 59 81.5 60 79.5 60.5 78.5 58.5 79.5 56.5 81.5 53 82 48.5 78 47.5 75 46.8 75 43.5 77.5 42.5Z',
    '#2F7FD1',
  ) +
  line('M78 45C75 47 75.5 50.5 77.5 53', '#BFE0FF', 1.6) +
  dot(77.5, 54, 2, '#FFFFFF');
const mirrored = (inside: string) => `<g transform="matrix(-1 0 0 1 100 0)">${inside}</g>`;

export const HEARING: Record<LookOf<'hearing'>, string> = {
  both: aid + mirrored(aid),
  one: aid,
  implant:
    aid + line('M84 45C87 41 86 37 81 34.5', '#2E2A33', 1.6) + dot(78, 32, 5.2, '#2F7FD1') + dot(78, 32, 2, '#BFE0FF'),
};

const cups = (fill: string, width: number) => both(bar(25 - width, 41, width, 22, 5.5, fill));
export const SOUND: Record<LookOf<'sound'>, string> = {
  defenders:
    line('M19 47C13 2 87 2 81 47', '#E0A526', 6) + cups('#E0A526', 13) + both(bar(20, 43, 6, 18, 3, '#4A4250')),
  headphones:
    line('M20 47C15 5 85 5 80 47', '#3B5BA5', 4) + cups('#3B5BA5', 10) + both(bar(21, 43.5, 4.5, 17, 2.2, '#24386B')),
};

const TYRE = '#2E3440';
const METAL = '#8A94A3';
/** A wheel, a little turned to the front, with its hand rim. */
const wheel =
  `<ellipse cx="20" cy="80" rx="11.5" ry="21" fill="#FFFFFF" stroke="${TYRE}" stroke-width="4.5"/>` +
  line('M20 61V99M11 70L29 90M29 70L11 90', '#C3CAD4', 1.3) +
  `<ellipse cx="20" cy="80" rx="7.5" ry="15.5" fill="none" stroke="${METAL}" stroke-width="2.2"/>` +
  oval(20, 80, 2.4, 3.6, TYRE);
const lap = both(shape('M50 78H33C29 80 29 88 30 104H49L50 92Z', '#46587A')) + line('M50 84V104', '#33425E', 1.6);

type Chair = { behind: (colour: string) => string; before: string };
/** The person sits between the two layers. */
export const CHAIRS: Record<LookOf<'chair'>, Chair> = {
  manual: {
    behind: (colour) => both(line('M34 62H24', TYRE, 5)) + bar(29, 58, 42, 44, 7, darker(colour, 0.5)) + lap,
    before: both(wheel + bar(27, 76, 10, 4.6, 2.3, TYRE)),
  },
  powered: {
    behind: (colour) =>
      bar(34, 20, 32, 30, 9, darker(colour, 0.55)) + bar(27, 56, 46, 46, 8, darker(colour, 0.5)) + lap,
    before:
      both(bar(14, 84, 17, 22, 7, TYRE) + bar(18, 88, 9, 14, 4, METAL) + bar(17, 75, 20, 6, 3, TYRE)) +
      line('M79 75V68.5', TYRE, 3) +
      dot(79, 66.5, 4, '#E0A526'),
  },
};

export const top = (colour: string) =>
  shape('M13 106C13 90 27 82.5 42 81.5 45 87 55 87 58 81.5 73 82.5 87 90 87 106Z', colour) +
  line('M41.5 82C44.5 89 55.5 89 58.5 82', mix(colour, '#FFFFFF', 0.35), 2);
