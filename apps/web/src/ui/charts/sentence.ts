import type { Bar } from './series.ts';

export type Formats = {
  /** A value with its unit: '86%'. */
  format: (value: number) => string;
  /** The number alone, on axes and bars. */
  short: (value: number) => string;
};

const againstTarget = (value: number, target: number, short: Formats['short']): string => {
  const apart = short(Math.abs(value - target));
  // Rounded away, the difference would read '0 over target'.
  if (apart === short(0)) return 'on target';
  return `${apart} ${value > target ? 'over' : 'under'} target`;
};

/** One value as a sentence: 'Sep 2026: 86%, 6 over target'. A period that goes on is not compared yet. */
export const barSentence = (
  { label, value, soFar }: Bar,
  target: number | null,
  { format, short }: Formats,
): string => {
  if (value === null) return `${label}: no figure`;
  if (soFar) return `${label}: ${format(value)} ${soFar}`;
  const said = `${label}: ${format(value)}`;
  return target === null ? said : `${said}, ${againstTarget(value, target, short)}`;
};
