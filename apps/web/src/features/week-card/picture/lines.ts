/** The width of a text in a font, in pixels. */
export type Measure = (text: string, font: string) => number;

/** Cuts a word that is wider than the line. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  const found: string[] = [];
  let piece = '';
  for (const letter of Array.from(word)) {
    if (piece && !fits(piece + letter)) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
};

/** The text in lines no wider than `width`. Each entry begins on a new line. */
export const wrapped = (entries: readonly string[], width: number, font: string, measure: Measure): string[] => {
  const fits = (text: string) => measure(text, font) <= width;
  return entries.flatMap((entry) => {
    const lines: string[] = [];
    let line = '';
    const words = entry.split(/\s+/).filter(Boolean);
    for (const word of words.flatMap((one) => (fits(one) ? [one] : pieces(one, fits)))) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return line ? [...lines, line] : lines;
  });
};

/** The stops and spaces at its end. */
const ENDING = new Set([' ', '.', ',', ';', ':']);
const withoutEnding = (line: string): string => {
  let end = line.length;
  while (end > 0 && ENDING.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
};

/** At most so many lines; the last one says that there is more. */
export const limited = (lines: readonly string[], max: number): string[] =>
  lines.length <= max
    ? [...lines]
    : lines.slice(0, max).map((line, at) => (at === max - 1 ? `${withoutEnding(line)}…` : line));
