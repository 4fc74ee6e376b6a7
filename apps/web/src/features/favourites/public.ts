export { favouriteHref } from './page-url.ts';
export { favouritesQuery } from './queries.ts';
