import type { LookOf } from './options.ts';
import { both, darker, dot, line, mix, oval, shape } from './svg.ts';

type Layers = { back?: (hair: string) => string; front: (hair: string) => string };

/** Dots along an arc around the middle, in degrees from the right, counted upwards. */
const arc = (
  cy: number,
  rx: number,
  ry: number,
  [from, to]: readonly [number, number],
  count: number,
  r: number,
  fill: string,
) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    return dot(Number((50 + rx * Math.cos(angle)).toFixed(1)), Number((cy - ry * Math.sin(angle)).toFixed(1)), r, fill);
  }).join('');

const swept = (hair: string) =>
  shape('M22.5 50C19 27 33 15.5 50 15.5S81 27 77.5 50C76 40 68 32 50 31 32 32 24 40 22.5 50Z', hair);
const centreParting = (hair: string) =>
  shape('M22 54C18 27 33 14 50 14S82 27 78 54C77 42 66 35 50 25 34 35 23 42 22 54Z', hair) +
  line('M50 25V16', darker(hair), 1.2);
const strand = (hair: string) => mix(hair, '#FFFFFF', 0.14);

/** `back` lies behind head and shoulders, `front` over the head. */
export const HAIR: Record<LookOf<'hair'>, Layers> = {
  buzz: {
    front: (hair) =>
      shape(
        'M23 49C21.5 30 34 20 50 20S78.5 30 77 49C75 38 68 33.5 62 31.5 54 29.5 46 29.5 38 31.5 32 33.5 25 38 23 49Z',
        hair,
      ),
  },
  short: {
    front: (hair) =>
      shape(
        'M22 51C17 27 30 13.5 48 13.5 54 10.5 60 13 62 15.5 76 18 82 33 78 51 76.5 43 73.5 38.5 69.5 35.5 64 38 57 37 52 34 47 38 38 38.5 31.5 35.5 26 39 23.5 44 22 51Z',
        hair,
      ) + line('M37 24C42 20 48 19 53 19.5', strand(hair), 2),
  },
  parted: {
    front: (hair) =>
      shape(
        'M22 51C17 26 33 13 51 13.5 70 14 83 28 78 51 77 43 74 38 70 35 57 36 45 33 38 26.5 37 34 25 38 22 51Z',
        hair,
      ) + line('M40 25C48 30.5 59 32 68 30.5', strand(hair), 2),
  },
  curly: {
    front: (hair) =>
      shape('M22 46C20 26 34 14 50 14S80 26 78 46C70 34 60 33 50 33S30 34 22 46Z', hair) +
      arc(42, 27.5, 25, [-4, 184], 9, 8, hair) +
      arc(42, 15, 11, [20, 160], 4, 7, hair) +
      line('M36 22C38 19 42 19 43 22M56 19C59 17 63 19 63 22M47 30C49 27 53 27 54 30', strand(hair), 1.8),
  },
  afro: {
    back: (hair) => oval(50, 42, 38, 35, hair) + arc(42, 34, 31, [-35, 215], 15, 8, hair),
    front: (hair) =>
      shape('M22 49C20 28 33 17 50 17S80 28 78 49C75 38 66 32 50 32S25 38 22 49Z', hair) +
      arc(46, 23, 15, [18, 162], 8, 4.2, hair) +
      line(
        'M29 22C31 19.5 34 19.5 35.5 21.5M63 17C66 15.5 69 17 69.5 19.5M46 13.5C48 11.5 51.5 11.5 53 13.5',
        strand(hair),
        1.8,
      ),
  },
  bob: {
    back: (hair) =>
      shape('M17 52C14 25 31 11.5 50 11.5S86 25 83 52C84 64 84 72 80 78 70 82 30 82 20 78 16 72 16 64 17 52Z', hair),
    front: (hair) =>
      shape(
        'M22 55C17 29 33 14 50 14S83 29 78 55C76.5 49 76 45 74.5 41.5 59 43.5 41 43.5 25.5 41.5 24 45 23.5 49 22 55Z',
        hair,
      ) + line('M34 26C38 21.5 44 19.5 50 19.5', strand(hair), 2),
  },
  long: {
    back: (hair) =>
      shape('M17 50C14 24 31 11 50 11S86 24 83 50C83 68 88 80 88 96 66 104 34 104 12 96 12 80 17 68 17 50Z', hair),
    front: centreParting,
  },
  ponytail: {
    back: (hair) =>
      shape('M66 20C86 12 98 28 93 48 91 58 88 64 90 72 80 68 78 56 79 46 79 38 74 32 66 30Z', hair) +
      line('M84 28C89 34 88 44 86 52', strand(hair), 1.8),
    front: (hair) => swept(hair) + line('M34 25C42 21 52 20 62 22', strand(hair), 2),
  },
  bun: {
    back: (hair) => dot(50, 12.5, 10.5, hair),
    front: (hair) => swept(hair) + line('M45 10C47 7.5 53 7.5 55 10M33 29C38 23.5 45 21.5 50 21.5', strand(hair), 2),
  },
  puffs: {
    back: (hair) =>
      both(
        dot(23, 22, 11, hair) +
          dot(14.5, 19, 5.5, hair) +
          dot(22, 12, 6, hair) +
          dot(31, 13, 5.5, hair) +
          dot(15, 27, 5, hair),
      ),
    front: (hair) =>
      shape('M22.5 50C19 28 33 17 50 17S81 28 77.5 50C75 38 66 31 50 25 34 31 25 38 22.5 50Z', hair) +
      both(line('M19 20C20.5 17.5 24 17.5 25 20', strand(hair), 1.8)) +
      line('M50 25V17.5', darker(hair), 1.2),
  },
  braids: {
    back: (hair) =>
      both(
        [58, 67, 76, 85].map((y, at) => oval(19 - at * 0.6, y, 5.6, 5.8, at % 2 ? darker(hair, 0.12) : hair)).join('') +
          oval(16.6, 92, 4, 3, '#C4596E') +
          oval(16.4, 97, 4, 5, hair),
      ),
    front: centreParting,
  },
  locs: {
    back: (hair) =>
      both(
        [13, 20, 27]
          .map(
            (x, at) =>
              `<rect x="${x}" y="34" width="7.5" height="${[42, 50, 54][at]}" rx="3.7" fill="${at % 2 ? darker(hair, 0.14) : hair}"/>`,
          )
          .join(''),
      ) + shape('M16 52C14 25 31 11 50 11S86 25 84 52Z', hair),
    front: (hair) =>
      shape('M22 47C20 27 33 15 50 15S80 27 78 47C74 37 66 31 50 30S26 37 22 47Z', hair) +
      both(
        [23, 30, 37]
          .map(
            (x, at) =>
              `<rect x="${x}" y="${[24, 20, 18][at]}" width="6.5" height="${[21, 20, 19][at]}" rx="3.2" fill="${at % 2 ? darker(hair, 0.14) : hair}"/>`,
          )
          .join(''),
      ) +
      `<rect x="46" y="16" width="8" height="19" rx="3.5" fill="${darker(hair, 0.14)}"/>`,
  },
};
