export type FilterOption = { value: string; label: string };

/** One thing to filter by. `one` allows a single value at a time. */
export type ListFilter = { key: string; label: string; options: readonly FilterOption[]; one?: boolean };
