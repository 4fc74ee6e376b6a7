/** `value` is null for a month without a figure, which shows as a gap. */
export type Bar = {
  label: string;
  /** Under the bar, where the whole label would be too long: 'Sep' of 'Sep 2026'. */
  short?: string;
  value: number | null;
  /** A period that has not ended, as 'so far, 17 of 30 days': drawn in outline. */
  soFar?: string | undefined;
};

/** What is drawn in one colour: a value, or a gap, for each label. */
export type Series = { name: string; values: readonly (number | null)[] };

export const knownOf = (values: Series['values']): number[] => values.filter((value) => value !== null);

export const averageOf = (values: Series['values']): number => {
  const known = knownOf(values);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
};

const NOTHING = '–';

export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  typeof value === 'number' ? format(value) : NOTHING;
