/** The list's own page sizes; the first is where it starts. */
export const LIST_OPTIONS = { pageSizes: [10, 20, 50, 100] };
