// Labels of a picture. Widths are of the average character, since nothing is measured.

export type Label = { x: number; y: number; text: string; full: string; anchor: 'start' | 'middle' | 'end' };

export const CHARACTER = 7;
export const SMALL_CHARACTER = 6.4;

/** One decimal place. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A text cut to the room it has, with an ellipsis. */
export const cut = (text: string, room: number, character: number): string => {
  const fits = Math.floor(room / character);
  if (text.length <= fits) return text;
  return fits < 3
    ? ''
    : `${Array.from(text)
        .slice(0, fits - 1)
        .join('')
        .trimEnd()}…`;
};
