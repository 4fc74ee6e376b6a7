/** Page sizes of this list; the first is the default. */
export const LIST_OPTIONS = { pageSizes: [10, 20, 50, 100] };
