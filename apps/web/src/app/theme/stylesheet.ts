import { type Density, type Mode, STRONGER } from './modes.ts';
import { tokens } from './tokens.ts';

// Tokens as custom properties: `inkSecondary` becomes var(--ink-secondary).

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const block = (selector: string, lines: string[]) => `${selector}{${lines.join(';')}}`;
const colours = (mode: Mode) => [
  ...Object.entries(tokens.colour[mode]).map(([name, value]) => `--${kebab(name)}:${value}`),
  `color-scheme:${mode.startsWith('dark') ? 'dark' : 'light'}`,
];
const density = (name: Density) => {
  const { control, text, row } = tokens.density[name];
  return [`--control:${control}px`, `--text-default:${text / 16}rem`, `--row-pad:${row}px`];
};

const constants = () => [
  ...Object.entries(tokens.radius).map(([name, px]) => `--radius-${name}:${px}px`),
  ...tokens.space.map((px, i) => `--space-${i + 1}:${px}px`),
  ...Object.entries(tokens.text).map(([name, px]) => `--text-${name}:${px / 16}rem`),
  ...tokens.avatar.map((value, i) => `--avatar-${i + 1}:${value}`),
  `--font:${tokens.font.standard}`,
  `--focus-width:${tokens.focus.width}px`,
  `--focus-offset:${tokens.focus.gap}px`,
  `--shadow-overlay:${tokens.shadow.overlay}`,
  `--quick:${tokens.motion.quick}`,
  `--gentle:${tokens.motion.gentle}`,
];

const STILL = ['--quick:0s', '--gentle:0s'];
/** Pictures of faces keep their own colours: calm mode mutes them, dark mode takes away their glare. */
const faces = (filter: string) => `--face-filter:${filter}`;
/** Covers are often white and larger than faces. */
const covers = (filter: string) => `--cover-filter:${filter}`;

const MUTED = 'saturate(0.4)';
const DIMMED = 'brightness(0.92)';
const DIMMED_COVER = 'brightness(0.78)';

const stronger = () => [
  ...Object.entries(STRONGER).map(([name, by]) => `--${kebab(name)}:var(--${kebab(by)})`),
  `--focus-width:${tokens.focus.width + 1}px`,
];

/** The attributes are set before the first paint; the media queries are the fallback if the script did not run. */
export const tokensCss = (): string => {
  const dark = [...colours('dark'), faces(DIMMED), covers(DIMMED_COVER)];
  return [
    block(':root', [...constants(), ...colours('light'), ...density('comfortable'), faces('none'), covers('none')]),
    // Paper is white in every mode.
    '@media screen{',
    `@media (prefers-color-scheme:dark){${block(':root:not([data-theme])', dark)}}`,
    block('[data-theme=dark]', dark),
    block('[data-calm]', [...colours('lightCalm'), ...STILL, faces(MUTED)]),
    block('[data-theme=dark][data-calm]', [...colours('darkCalm'), faces(`${MUTED} ${DIMMED}`)]),
    // Stronger than every mode, whose colours it uses.
    `@media (prefers-contrast:more){${block(':root:root', stronger())}}`,
    '}',
    `@media (prefers-reduced-motion:reduce){${block(':root', STILL)}}`,
    block('[data-density=compact]', density('compact')),
    // A finger needs the same room on staff screens.
    `@media (pointer:coarse){${block('[data-density=compact]', [`--control:${tokens.density.comfortable.control}px`])}}`,
    block('[data-font=reading]', [`--font:${tokens.font.reading}`]),
  ].join('\n');
};
