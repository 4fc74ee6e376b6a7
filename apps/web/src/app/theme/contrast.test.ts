import { describe, expect, it } from 'vitest';
import type { Palette } from './palettes.ts';
import { MODES, STRONGER } from './modes.ts';
import { tokens } from './tokens.ts';

// WCAG 2.2 relative luminance and contrast ratio.
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};
const hue = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex);
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const sixth = max === r ? ((g - b) / span) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return (sixth * 60 + 360) % 360;
};
const saturation = (hex: string) => {
  const values = channels(hex);
  return 1 - Math.min(...values) / Math.max(...values);
};

type Name = keyof Palette;
const grounds: Name[] = ['page', 'surface', 'sunken', 'overlay', 'soft', 'fieldDisabled'];
const pairs = (texts: Name[], behind: Name[]) =>
  texts.flatMap((text) => behind.map((ground) => [text, ground] as const));

const TEXT_PAIRS = [
  ...pairs(['ink', 'inkSecondary', 'link', 'linkHover'], grounds),
  ...pairs(['inkPlaceholder'], ['page', 'surface', 'overlay', 'sunken', 'fieldDisabled']),
  ...pairs(['success', 'danger', 'dangerHover', 'warning', 'info'], ['page', 'surface', 'overlay']),
  ...pairs(['onPrimary'], ['primary', 'primaryHover', 'primaryActive']),
  ...pairs(['success', 'ink'], ['successSoft']),
  ...pairs(['danger', 'dangerHover', 'ink'], ['dangerSoft']),
  ...pairs(['warning', 'ink'], ['warningSoft']),
  ...pairs(['info', 'ink'], ['infoSoft']),
  ...pairs(['onInverse'], ['inverse']),
  ...pairs(['sceneInk'], ['sceneSky']),
];

const GRAPHIC_PAIRS = [
  ...pairs(['field'], ['page', 'surface', 'overlay']),
  ...pairs(['accent'], ['track', 'surface', 'page']),
  ...pairs(['primary', 'danger', 'success'], ['page', 'surface', 'overlay']),
  ...pairs(['markBlue', 'markPurple'], ['page', 'surface', 'overlay', 'soft']),
  ...pairs(['sceneInk'], ['sceneGround', 'sceneSun']),
  ...pairs(['focus'], ['focusGap', 'page', 'surface', 'overlay']),
];

describe.each(MODES)('colours of the %s theme', (mode) => {
  const palette = tokens.colour[mode];

  it.each(TEXT_PAIRS)('%s is readable on %s (4.5 : 1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHIC_PAIRS)('%s is distinguishable on %s (3 : 1)', (graphic, ground) => {
    expect(contrast(palette[graphic], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  const strong = (name: Name) => palette[(STRONGER as Partial<Record<Name, Name>>)[name] ?? name];

  it.each([
    ...pairs(['ink', 'inkSecondary', 'inkPlaceholder', 'link'], ['page', 'surface', 'sunken', 'overlay', 'soft']),
    ...pairs(['danger'], ['page', 'surface', 'overlay']),
    ...pairs(['onPrimary'], ['primary', 'primaryHover']),
    ...pairs(['line', 'field', 'outline'], ['page', 'surface', 'overlay']),
  ])('with more contrast, %s is readable on %s (7 : 1)', (text, ground) => {
    expect(contrast(strong(text), strong(ground))).toBeGreaterThanOrEqual(7);
  });

  it('the primary colour is an orange [B141]', () => {
    expect(hue(palette.primary)).toBeGreaterThanOrEqual(15);
    expect(hue(palette.primary)).toBeLessThanOrEqual(35);
    expect(saturation(palette.primary)).toBeGreaterThan(0.4);
  });
});

it('white initials are readable on all ten avatar colours', () => {
  expect(tokens.avatar).toHaveLength(10);
  for (const colour of tokens.avatar) expect(contrast('#FFFFFF', colour), colour).toBeGreaterThanOrEqual(5.5);
});

it('calm modes are less saturated than the standard ones', () => {
  expect(saturation(tokens.colour.lightCalm.primary)).toBeLessThan(saturation(tokens.colour.light.primary));
  expect(saturation(tokens.colour.darkCalm.primary)).toBeLessThan(saturation(tokens.colour.dark.primary));
});

it('contrast() matches the published WCAG examples', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#FFFFFF', '#C2410C')).toBeCloseTo(5.18, 2);
  expect(contrast('#FFFFFF', '#FFA500')).toBeCloseTo(1.97, 2);
});
