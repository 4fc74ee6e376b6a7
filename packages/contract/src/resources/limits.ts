/** Page size of the library and of the uploads. */
export const LIBRARY_PAGE = 50;
/** Page size of resources shared with a child. */
export const SHARED_PAGE = 5;
/** Page size of the search popover. */
export const POPOVER_PAGE = 10;
/** Maximum number of ids in one share or unshare request. */
export const SHARED_AT_ONCE = 200;
/** Number of receivers that a list names; the total is returned beside them. */
export const RECEIVERS_NAMED = 10;
