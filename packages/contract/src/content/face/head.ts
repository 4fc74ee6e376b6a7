import type { LookOf } from './options.ts';
import { both, brightness, darker, dot, INK, line, mix, oval, shape } from './svg.ts';

// The head is centred on 50/50 and 54 wide, so that library parts, drawn for a head of 92, fit at 0.6.
const HEAD = 'M50 22C66 22 77 33.5 77 50 77 67 65.5 78.5 50 78.5 34.5 78.5 23 67 23 50 23 33.5 34 22 50 22Z';

/** Lines on dark skin are light enough to be seen, on light skin dark enough. */
const featureOn = (skin: string) => (brightness(skin) < 90 ? '#140A04' : INK);

/** Shade on light skin is warm: towards black it would look grey. */
const shade = (skin: string, share: number) =>
  brightness(skin) < 110 ? darker(skin, share) : mix(skin, '#8A4524', share * 1.4);

export const neck = (skin: string) => shape('M42 68H58V86C58 92 42 92 42 86Z', shade(skin, 0.16));

export const head = (skin: string): string => {
  const soft = shade(skin, 0.22);
  const ear = dot(23.5, 52, 5, skin) + line('M21.5 50.5C23.5 49.5 25 51 24.5 53.5', soft, 1.4);
  return (
    both(ear) +
    shape(HEAD, skin) +
    line(HEAD, shade(skin, 0.1), 0.8) +
    line('M48.3 57.5C49 59 51 59 51.7 57.5', soft, 1.8)
  );
};

export const CHEEKS: Record<LookOf<'cheeks'>, (skin: string) => string> = {
  rosy: (skin) => both(oval(33.5, 60, 4.6, 3.2, mix(skin, '#D6455A', 0.38))),
  freckles: (skin) => {
    const spot = shade(skin, 0.34);
    return both(
      dot(32, 58, 0.95, spot) + dot(35.5, 60.5, 0.95, spot) + dot(31.5, 62, 0.95, spot) + dot(36, 57, 0.8, spot),
    );
  },
};

const pupil = (x: number, y: number, r: number, ink: string) =>
  dot(x, y, r, ink) + dot(x + r * 0.35, y - r * 0.38, r * 0.3, '#FFFFFF');
const white = (rx: number, ry: number) => oval(40.5, 51, rx, ry, '#FFFFFF');

/** Both eyes. Dark skin has whites around the pupils, because ink alone would be lost on it. */
export const EYES: Record<LookOf<'eyes'>, (skin: string) => string> = {
  round: (skin) => eyePair(skin, 3.3),
  lashes: (skin) => eyePair(skin, 3.3) + both(line('M36.6 49.6L34 47.6M37.9 47.4L36.2 44.8', featureOn(skin), 1.5)),
  smiling: (skin) => both(line('M36.5 52.5C38 48.2 43 48.2 44.5 52.5', featureOn(skin), 2.4)),
  sleepy: (skin) =>
    both(
      white(4.6, 4) +
        shape('M37 51H44A3.5 3.5 0 0 1 37 51Z', featureOn(skin)) +
        line('M35.6 50.8H45.4', featureOn(skin), 2),
    ),
  wide: (skin) => both(white(5.2, 5.6)) + pupil(41, 51.3, 3.1, featureOn(skin)) + pupil(59, 51.3, 3.1, featureOn(skin)),
  aside: (skin) =>
    both(white(4.9, 4.9)) + pupil(42.6, 51.6, 3, featureOn(skin)) + pupil(61.6, 51.6, 3, featureOn(skin)),
};
const eyePair = (skin: string, r: number) =>
  (brightness(skin) < 110 ? both(white(r + 0.9, r + 0.9)) : '') +
  pupil(40.5, 51, r, featureOn(skin)) +
  pupil(59.5, 51, r, featureOn(skin));

/** Brows frame the eyes; they take the hair's colour, or the skin's when that would vanish. */
export const brows = (skin: string, hair: string) => {
  const near = Math.abs(brightness(skin) - brightness(hair)) < 28;
  return both(line('M36 43.5C38 41.8 42 41.8 44.5 43', near ? darker(skin, 0.45) : darker(hair, 0.1), 1.9));
};

const lips = (skin: string) => (brightness(skin) < 90 ? '#D08A78' : brightness(skin) < 110 ? '#3A130D' : '#5A231C');
/** The inside of an open mouth. */
const INSIDE = '#4A1A16';
export const MOUTHS: Record<LookOf<'mouth'>, (skin: string) => string> = {
  smile: (skin) => line('M41.5 65C45 70.2 55 70.2 58.5 65', lips(skin), 2.3),
  grin: () =>
    shape('M40 64H60C59.5 70.5 55.5 74 50 74S40.5 70.5 40 64Z', INSIDE) +
    shape('M41.8 64H58.2C58 66 57.6 66.8 57 66.8H43C42.4 66.8 42 66 41.8 64Z', '#FFFFFF'),
  small: (skin) => line('M45.5 66.2C47.5 68.6 52.5 68.6 54.5 66.2', lips(skin), 2.3),
  calm: (skin) => line('M44 67.2H56', lips(skin), 2.3),
  open: (skin) => oval(50, 67.5, 4.4, 5, lips(skin)) + oval(50, 67.5, 2.9, 3.6, INSIDE),
  tongue: (skin) =>
    shape('M47 68.2H56V71.5A4.5 4.5 0 0 1 47 71.5Z', '#E0697A') +
    line('M41.5 65.5C45 69.5 55 69.5 58.5 65.5', lips(skin), 2.3),
};
