// The token in the URLs of pictures, videos and downloads, in memory like the bearer. It lives for minutes only, so
// its age is stored with it.

let media = { token: '', since: 0 };

export const mediaToken = (): string => media.token;

export const setMediaToken = (token: string, since: number = Date.now()): void => {
  media = { token, since };
};

export const clearMediaToken = (): void => setMediaToken('', 0);

export const mediaSince = (): number => media.since;

/** In milliseconds. Without an age, or with one from the future, it counts as old. */
export const mediaAge = (now: number = Date.now()): number => {
  const age = now - media.since;
  return age >= 0 ? age : Number.POSITIVE_INFINITY;
};
