export { favouriteHref } from './page-url.ts';
