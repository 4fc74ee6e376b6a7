/** A page of the library and of the uploads. */
export const LIBRARY_PAGE = 50;
/** A page of what is shared with a child. */
export const SHARED_PAGE = 5;
/** What the search popover loads at once. */
export const POPOVER_PAGE = 10;
/** How many ids a share or unshare takes at once. */
export const SHARED_AT_ONCE = 200;
/** How many receivers a list names; the whole number is told beside them. */
export const RECEIVERS_NAMED = 10;
