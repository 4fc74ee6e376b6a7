/** The tab with all kinds. */
export const ALL_KINDS = 'all';
/** Query parameters. */
export const FILTER_KEYS = ['state', 'favourite', 'category', 'level'] as const;
