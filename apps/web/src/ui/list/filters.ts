export type FilterOption = { value: string; label: string };

/** One filter. `one` allows a single value at a time. */
export type ListFilter = {
  key: string;
  label: string;
  options: readonly FilterOption[];
  one?: boolean;
  /** For more options than can be listed: typing searches for them. */
  find?: { search: string; onSearch: (search: string) => void; busy: boolean };
  /** Labels of values that may be selected without being among the current options. */
  known?: readonly FilterOption[];
};
