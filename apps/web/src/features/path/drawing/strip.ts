import { band, curve, type Point } from './lines.ts';
import { noiseFrom } from './noise.ts';

// A piece of the way for a phone: 72 wide, and as high as what stands beside it, so its height is stretched. Each piece
// begins and ends at the same place, so that pieces fit together.

const STEPS = 14;
const MIDDLE = 36;
const HALF = 19;
const WAVE = 7;
const STRAY = 2;

export const strip = (seed: number) => {
  const side = (sign: 1 | -1, from: number): Point[] => {
    const stray = noiseFrom(from);
    return Array.from({ length: STEPS + 1 }, (_, at) => {
      const part = at / STEPS;
      const x = MIDDLE + WAVE * Math.sin(2 * Math.PI * part) + sign * HALF;
      return { x: x + stray(part * 4) * STRAY * Math.sin(Math.PI * part), y: 100 * part };
    });
  };
  const [left, right] = [side(-1, seed), side(1, seed + 1)];
  return { area: band(left, right), left: curve(left), right: curve(right) };
};
