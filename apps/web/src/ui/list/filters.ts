export type FilterOption = { value: string; label: string };

/** One thing to filter by. `one` allows a single value at a time. */
export type ListFilter = {
  key: string;
  label: string;
  options: readonly FilterOption[];
  one?: boolean;
  /** More options than can be listed: what is typed finds them. */
  find?: { words: string; onWords: (words: string) => void; busy: boolean };
  /** Names of values that may be chosen without being among the options now. */
  known?: readonly FilterOption[];
};
