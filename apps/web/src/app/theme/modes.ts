// The display modes. Separate from tokens.ts, so that the first page does not load every palette to pick one.

export const MODES = ['light', 'dark', 'lightCalm', 'darkCalm'] as const;
export type Mode = (typeof MODES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const modeOf = (dark: boolean, calm: boolean): Mode =>
  dark ? (calm ? 'darkCalm' : 'dark') : calm ? 'lightCalm' : 'light';
