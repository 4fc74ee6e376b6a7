import type { Density, Mode } from './modes.ts';
import {
  avatarColours,
  calmDarkPalette,
  calmLightPalette,
  darkPalette,
  lightPalette,
  type Palette,
} from './palettes.ts';

// The single source of the design: the stylesheet (vite-plugin.ts) is generated from it.

const SYSTEM_FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

type Tokens = {
  colour: Record<Mode, Palette>;
  avatar: readonly string[];
  radius: { small: number; medium: number; large: number };
  space: readonly number[];
  text: { small: number; base: number; body: number; title: number; heading: number; display: number };
  /** What differs between family screens (comfortable) and staff screens (compact). */
  density: Record<Density, { control: number; text: number; row: number }>;
  font: { standard: string; reading: string };
  focus: { width: number; gap: number };
  shadow: { overlay: string };
  motion: { quick: string; gentle: string };
};

export const tokens: Tokens = {
  colour: { light: lightPalette, dark: darkPalette, lightCalm: calmLightPalette, darkCalm: calmDarkPalette },
  avatar: avatarColours,
  radius: { small: 6, medium: 10, large: 16 },
  space: [4, 8, 12, 16, 24, 32, 48],
  text: { small: 13, base: 14, body: 16, title: 20, heading: 24, display: 32 },
  density: {
    comfortable: { control: 44, text: 16, row: 14 },
    compact: { control: 36, text: 14, row: 8 },
  },
  font: {
    standard: `'Figtree Variable', Figtree, 'Figtree Fallback', ${SYSTEM_FONTS}`,
    reading: `'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Atkinson Fallback', ${SYSTEM_FONTS}`,
  },
  focus: { width: 2, gap: 2 },
  shadow: { overlay: '0 12px 32px rgba(31, 27, 22, 0.16), 0 2px 8px rgba(31, 27, 22, 0.08)' },
  motion: { quick: '120ms ease-out', gentle: '200ms ease-out' },
};
