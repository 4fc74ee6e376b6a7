import type { LookOf } from './options.ts';
import { bar, both, darker, dot, line, mix, oval, shape } from './svg.ts';

type Cover = {
  draw: (fabric: string) => string;
  /** What is seen of the hair: everything, what falls below, or nothing. */
  hair: 'all' | 'below' | 'none';
};

const CLOSE = 'M21.5 45C18 25 33 13.5 50 13.5S82 25 78.5 45C68 34.5 32 34.5 21.5 45Z';
const fold = (d: string, fabric: string) => line(d, darker(fabric, 0.26), 1.7);

export const COVERS: Record<LookOf<'cover'>, Cover> = {
  hijab: {
    hair: 'none',
    draw: (fabric) =>
      `<path d="M50 11C71 11 84 27 84 50 84 64 83 70 90 100H10C17 70 16 64 16 50 16 27 29 11 50 11ZM50 28C61.5 28 71 37 71 51 71 66.5 61.5 76.5 50 76.5S29 66.5 29 51C29 37 38.5 28 50 28Z" fill="${fabric}" fill-rule="evenodd"/>` +
      fold(
        'M30.5 62C35 76 46 80 55 82 64 84 72 88 76 96M71 55C72 66 66 78 52 84 40 88 30 90 25 97M30 33C37 22 52 18 66 24',
        fabric,
      ),
  },
  turban: {
    hair: 'none',
    draw: (fabric) =>
      shape('M20 44C12 20 30 5 50 5S88 20 80 44C74 37 62 35 50 27 38 35 26 37 20 44Z', fabric) +
      fold(
        'M50 27C38 25 26 30 20.5 37M50 27C62 25 74 30 79.5 37M50 27C42 18 30 18 20 27M50 27C58 18 70 18 80 27M50 27C47 18 40 11 31 12M50 27C53 18 60 11 69 12',
        fabric,
      ),
  },
  patka: {
    hair: 'none',
    draw: (fabric) =>
      dot(50, 12, 7.5, fabric) +
      shape('M21.5 46C18 26 33 14.5 50 14.5S82 26 78.5 46C68 35 32 35 21.5 46Z', fabric) +
      line('M43.5 15.5C47 18 53 18 56.5 15.5', darker(fabric, 0.3), 2.4) +
      fold('M43 18C35 22 29 28 26.5 36M57 18C65 22 71 28 73.5 36M50 19V36', fabric),
  },
  kippah: {
    hair: 'all',
    draw: (fabric) =>
      shape('M33 21.5C35 9.5 65 9.5 67 21.5 57 26 43 26 33 21.5Z', fabric) +
      line('M33.5 21C43 25.5 57 25.5 66.5 21', darker(fabric, 0.3), 2) +
      line('M42 22C43 17 45 14 47 12.8M58 22C57 17 55 14 53 12.8', mix(fabric, '#FFFFFF', 0.4), 1.2),
  },
  headwrap: {
    hair: 'none',
    draw: (fabric) =>
      shape('M52 20C66 20 82 12 76 4 68-3 53 6 50 18 47 6 32-3 24 4 18 12 34 20 48 20Z', darker(fabric, 0.14)) +
      shape('M20 46C15 25 32 13 50 13S85 25 80 46C69 35 31 35 20 46Z', fabric) +
      oval(50, 16, 7.5, 5.5, fabric) +
      fold(
        'M45 19C36 22 27 29 23 38M55 19C64 22 73 29 77 38M46 13.5C48 16 52 16 54 13.5M28 7C34 8 41 11 45 15M72 7C66 8 59 11 55 15',
        fabric,
      ),
  },
  bandana: {
    hair: 'below',
    draw: (fabric) =>
      shape('M76 40C84 38 91 41 93 48 88 47 82 47 78 45 82 50 85 55 84 61 79 57 75 50 75 43Z', darker(fabric, 0.16)) +
      shape(CLOSE, fabric) +
      [
        [36, 25],
        [50, 20],
        [64, 25],
        [43, 31],
        [57, 31],
        [29, 34],
        [71, 34],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 1.5, mix(fabric, '#FFFFFF', 0.65)))
        .join(''),
  },
  beanie: {
    hair: 'below',
    draw: (fabric) =>
      dot(50, 9, 6.5, mix(fabric, '#FFFFFF', 0.55)) +
      shape('M21 42C19 22 33 10.5 50 10.5S81 22 79 42Z', fabric) +
      fold('M36 15C32 21 30.5 27 30.5 33M64 15C68 21 69.5 27 69.5 33M50 12V33', fabric) +
      bar(18, 33, 64, 11.5, 5.7, darker(fabric, 0.18)),
  },
  cap: {
    hair: 'below',
    draw: (fabric) =>
      shape('M21.5 41C19 22 33 12 50 12S81 22 78.5 41Z', fabric) +
      fold('M50 13V34M39 15C35 20 33 27 33 34M61 15C65 20 67 27 67 34', fabric) +
      dot(50, 12.5, 2.2, darker(fabric, 0.2)) +
      shape(
        'M20 41C28 33 40 31 50 31S72 33 80 41C85 46 79 48.5 74 46 66 42 58 41 50 41S34 42 26 46C21 48.5 15 46 20 41Z',
        darker(fabric, 0.2),
      ),
  },
  sunHat: {
    hair: 'below',
    draw: (fabric) =>
      shape('M27 37C25 20 36 9.5 50 9.5S75 20 73 37Z', fabric) +
      shape(
        'M6 42C14 33 32 32 50 32S86 33 94 42C92 48 84 46 76 44 66 42 58 41.5 50 41.5S34 42 24 44C16 46 8 48 6 42Z',
        fabric,
      ) +
      line('M28 33.5C40 36 60 36 72 33.5', darker(fabric, 0.32), 3.6),
  },
  helmet: {
    hair: 'below',
    draw: (fabric) =>
      both(line('M26 54C28 68 36 78 48 80.5', darker(fabric, 0.3), 2.6)) +
      bar(45, 78.5, 10, 4.5, 2.2, darker(fabric, 0.3)) +
      shape(
        'M19 55C13 25 31 9.5 50 9.5S87 25 81 55C81 58 75 58 74 54 73 42 66 36 50 36S27 42 26 54C25 58 19 58 19 55Z',
        fabric,
      ) +
      both(line('M27 27C31 20 37 16 43 15M23 44C23 40 24 37 25.5 34', mix(fabric, '#FFFFFF', 0.4), 2.6)) +
      line('M50 14V30', mix(fabric, '#FFFFFF', 0.4), 2.6),
  },
};
