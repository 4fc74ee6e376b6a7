// Which labels of an axis fit is decided without measuring: for each of a few widths in `em`, so that larger text has
// fewer of them. Container queries in Plot.module.css choose among the same widths.

export const WIDTHS = [14, 20, 28, 38, 50, 68] as const;

/** A character with figures and letters mixed, and the space between two labels. */
const CHARACTER_EM = 0.56;
const GAP_EM = 0.6;

/** The positions of those that fit side by side, evenly spaced, as far from one end as from the other. */
export const fittingLabels = (labels: readonly string[], widthEm: number): number[] => {
  const { length } = labels;
  if (length === 0) return [];
  const room = Math.max(...labels.map((label) => label.length)) * CHARACTER_EM + GAP_EM;
  const step = Math.min(length, Math.ceil((length * room) / widthEm));
  const count = Math.floor(length / step);
  const first = Math.floor((length - 1 - (count - 1) * step) / 2);
  return Array.from({ length: count }, (_, index) => first + index * step);
};
