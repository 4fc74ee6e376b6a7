import { UnreadableFilm, withFilm } from './boxes.ts';
import { stripMp4 } from './strip-mp4.ts';
import { stripWebm } from './strip-webm.ts';

// A phone writes into a film where it was made, with which device and by whom. Nobody who sends one expects that.

const STRIPS = {
  'video/mp4': stripMp4,
  'video/quicktime': stripMp4,
  'audio/mp4': stripMp4,
  'video/webm': stripWebm,
} as const;

/** Recordings of phones. Sound is made by the same apps and has the same parts. */
export const FILM_TYPES = Object.keys(STRIPS) as (keyof typeof STRIPS)[];
type FilmType = keyof typeof STRIPS;
export const isFilmType = (mime: string): mime is FilmType => mime in STRIPS;

/**
 * Removes the place and the device from a film, in the file itself: its size, pictures, sound and duration stay. Returns
 * whether anything was removed, and throws `UnreadableFilm` for a structure that cannot be followed to its end.
 */
export const stripFilm = (path: string, mime: FilmType): Promise<boolean> =>
  withFilm(path, 'r+', async (film) => {
    try {
      await STRIPS[mime](film);
    } catch (error) {
      // A number that is read beyond the end of its table.
      throw error instanceof RangeError ? new UnreadableFilm('A table is too short.', { cause: error }) : error;
    }
    return film.changed();
  });
