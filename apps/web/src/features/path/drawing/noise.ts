// Chance from a fixed seed: a drawing is the same at every visit.

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A smooth line through random heights from -1 to 1, one for each whole number. */
export const noiseFrom = (seed: number): ((at: number) => number) => {
  const heightAt = (place: number) => numbersFrom(seed + place * 7919)() * 2 - 1;
  return (at) => {
    const place = Math.floor(at);
    const part = at - place;
    const eased = part * part * (3 - 2 * part);
    return heightAt(place) * (1 - eased) + heightAt(place + 1) * eased;
  };
};
