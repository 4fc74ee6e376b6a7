import type { LookOf } from './options.ts';
import { both, darker, dot, INK, line, oval, shape } from './svg.ts';

// Animal heads in the place of the child's, with their eyes where glasses expect them.

const eye = dot(40.5, 50, 3.6, INK) + dot(41.8, 48.6, 1.2, '#FFFFFF');
const eyes = eye + dot(59.5, 50, 3.6, INK) + dot(60.8, 48.6, 1.2, '#FFFFFF');
const smile = line('M50 63V65.5M43.5 66.5C45 70 49 70 50 65.5 51 70 55 70 56.5 66.5', INK, 2);
const nose = (fill: string) =>
  shape('M45.5 58.5C45.5 56.5 54.5 56.5 54.5 58.5 54.5 61.5 51.5 63.5 50 63.5S45.5 61.5 45.5 58.5Z', fill);
const round = (fill: string) =>
  shape('M50 24C68 24 79 35 79 51.5 79 68 66 79 50 79S21 68 21 51.5C21 35 32 24 50 24Z', fill);

export const ANIMALS: Record<LookOf<'animal'>, string> = {
  cat:
    both(
      shape('M22 45C19 30 20 18 24 13 32 14 41 21 45 29Z', '#E39B4E') +
        shape('M27 34C25.5 28 26 22 27.5 19 32 20.5 37 25 39 29Z', '#F6C9C2'),
    ) +
    round('#E39B4E') +
    line('M50 25V34M42.5 26.5L43.5 33M57.5 26.5L56.5 33', '#B66E2A', 2.6) +
    oval(50, 66, 14, 10, '#FBEBD8') +
    eyes +
    nose('#D9697A') +
    smile +
    both(line('M30 61L17 58.5M30 65.5L17.5 67.5', '#8A5A2B', 1.5)),
  dog:
    round('#D8A877') +
    shape('M50 24C68 24 79 35 79 51.5 79 56 78 60 76 64 66 66 58 58 56 48 54 40 50 30 50 24Z', '#9A6238') +
    both(shape('M29 27C17 22 9 34 10 50 10.5 59 15 65 20 64 26 62 26 44 33 34Z', '#7C4A28')) +
    oval(50, 66, 15, 11, '#F7E6D2') +
    eyes +
    nose(INK) +
    smile +
    shape('M47 70H53V74A3 3 0 0 1 47 74Z', '#E0697A'),
  rabbit:
    both(
      shape('M29 36C20 20 22 2 31 1 41 1 45 17 44 34Z', '#CFC6C0') +
        shape('M33 31C28 20 28.5 8 32 7 37.5 8 40 20 39.5 30Z', '#F0BFC0'),
    ) +
    round('#DDD5CF') +
    both(oval(32, 62, 5, 3.6, '#F0BFC0')) +
    oval(50, 66, 12, 9, '#FBF7F3') +
    eyes +
    nose('#D9697A') +
    shape('M46.5 68.5H53.5V74C53.5 75 46.5 75 46.5 74Z', '#FFFFFF') +
    line('M50 68.5V74.5', '#CFC6C0', 1.2) +
    smile,
  bear:
    both(dot(27, 28, 11, '#8B5A36') + dot(27, 28, 5.8, '#D9A878')) +
    round('#9C6840') +
    oval(50, 65.5, 15, 11.5, '#E3BE95') +
    eyes +
    nose(INK) +
    smile,
  fox:
    both(
      shape('M21 48C16 32 17 18 20 11 30 13 41 21 46 29Z', '#DD6B2C') +
        shape('M25 33C23 27 23.5 21 25 18 30 20 35 25 38 29Z', '#4A2E22'),
    ) +
    shape('M50 25C66 25 80 36 81 48 80 60 66 79 50 79S20 60 19 48C20 36 34 25 50 25Z', '#E57F3C') +
    both(shape('M19 48C20 61 34 79 50 79 49 70 45 60 34 57 27 55 21 52 19 48Z', '#FFF3E6')) +
    eyes +
    nose(INK) +
    line('M50 63.5V66M44.5 67.5C46 70.5 49.5 70 50 66 50.5 70 54 70.5 55.5 67.5', INK, 2),
  owl:
    both(shape('M24 40C19 28 20 18 23 14 31 16 38 21 42 27Z', '#6F5038')) +
    round('#8A6647') +
    both(dot(40.5, 50, 12.5, '#F5E4C9') + dot(40.5, 50, 5.4, INK) + dot(42.4, 48, 1.7, '#FFFFFF')) +
    shape('M50 54C54 54 55.5 58 50 65 44.5 58 46 54 50 54Z', '#E9A23B') +
    line(
      'M36 70C38 72.5 41 72.5 43 70M43.5 74C46 76.5 48 76.5 50 74M57 70C59 72.5 62 72.5 64 70M50 74C52 76.5 54 76.5 56.5 74',
      '#C9A57E',
      1.8,
    ),
  frog:
    both(dot(36, 32, 12, '#6FAE4F')) +
    shape('M50 30C70 30 82 41 82 55 82 69 68 79 50 79S18 69 18 55C18 41 30 30 50 30Z', '#6FAE4F') +
    both(dot(36, 32, 7.8, '#FFFFFF')) +
    dot(37, 32.5, 4.6, INK) +
    dot(64, 32.5, 4.6, INK) +
    dot(38.6, 30.8, 1.4, '#FFFFFF') +
    dot(65.6, 30.8, 1.4, '#FFFFFF') +
    line('M30 59C38 71 62 71 70 59', '#24451A', 2.6) +
    both(oval(27, 60, 4.5, 3.2, '#F0A79B')) +
    dot(46.5, 51, 1.3, '#3E7029') +
    dot(53.5, 51, 1.3, '#3E7029'),
  dinosaur:
    shape('M36 26L40 12 47 20 52 8 58 20 66 13 66 28Z', '#E0A526') +
    shape(
      'M50 22C67 22 77 32 77 46 77 50 79 53 80 57 82 70 69 80 50 80S18 70 20 57C21 53 23 50 23 46 23 32 33 22 50 22Z',
      '#4FA08B',
    ) +
    oval(50, 68, 25, 10.5, '#7CC4B0') +
    eyes +
    both(dot(44, 62, 1.6, '#1F5546')) +
    line('M34 69C41 76 59 76 66 69', '#1F5546', 2.4) +
    shape('M40 72.5L43 77 46 74ZM60 72.5L57 77 54 74Z', '#FFFFFF') +
    both(dot(30, 38, 2.6, darker('#4FA08B', 0.15)) + dot(36, 31, 2, darker('#4FA08B', 0.15))),
};

/** A frog's eyes sit higher and further apart, so its glasses do. */
export const GLASSES_AT: Partial<Record<LookOf<'animal'>, string>> = {
  frog: 'translate(50 32) scale(1.45) translate(-50 -51)',
};
