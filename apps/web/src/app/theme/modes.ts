// The display modes. Separate from tokens.ts, so that the first page does not load every palette to pick one.

export const MODES = ['light', 'dark', 'lightCalm', 'darkCalm'] as const;
export type Mode = (typeof MODES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Where more contrast is wanted, the first colour is replaced by the second of the same mode. */
export const STRONGER = {
  inkSecondary: 'ink',
  inkPlaceholder: 'ink',
  link: 'linkHover',
  line: 'ink',
  softLine: 'ink',
  outline: 'ink',
  field: 'ink',
  primary: 'primaryActive',
  primaryHover: 'primaryActive',
  danger: 'dangerHover',
} as const;

export const modeOf = (dark: boolean, calm: boolean): Mode =>
  dark ? (calm ? 'darkCalm' : 'dark') : calm ? 'lightCalm' : 'light';
