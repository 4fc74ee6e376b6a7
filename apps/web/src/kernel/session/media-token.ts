import { read, write } from './storage.ts';

// The token in the addresses of pictures, films and downloads. It lives for minutes only, so its age is kept with it.

export const writeMediaToken = (token: string, now: number = Date.now()): void => {
  write('gcpToken', token);
  write('mediaSince', String(now));
};

export const mediaSince = (): number => Number(read('mediaSince') ?? 0);

/** In milliseconds. Without an age, or with one from the future, it counts as old. */
export const mediaAge = (now: number = Date.now()): number => {
  const age = now - mediaSince();
  return age >= 0 ? age : Number.POSITIVE_INFINITY;
};
