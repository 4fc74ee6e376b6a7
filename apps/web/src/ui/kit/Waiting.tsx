/**
 * In the place of a part that may or may not come: takes no room. While a page opens, what follows it is seen once it is
 * gone, so that nothing moves (theme/global.css). A skeleton does the same.
 */
export const Waiting = () => <span data-loading="" hidden />;
