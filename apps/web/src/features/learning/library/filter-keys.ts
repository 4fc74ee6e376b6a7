/** The tab of everything. */
export const ALL_KINDS = 'all';
/** Names in the address. */
export const FILTER_KEYS = ['state', 'favourite', 'category', 'level'] as const;
