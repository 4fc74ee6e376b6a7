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

/** Of the periods that have ended: a part of one would lower it. Null if there are none. */
export const averageOf = (bars: readonly Bar[]): number | null => {
  const known = knownOf(bars.map(({ value, soFar }) => (soFar ? null : value)));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** What the average leaves out: ', without Nov 2026' while that month goes on. */
export const leftOutText = (bars: readonly Bar[]): string => {
  const open = bars.find(({ value, soFar }) => soFar && value !== null);
  return open ? `, without ${open.label}` : '';
};

const NOTHING = '–';

export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  typeof value === 'number' ? format(value) : NOTHING;
