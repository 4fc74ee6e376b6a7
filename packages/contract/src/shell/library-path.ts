import { HOME_PATH } from './public-routes.ts';

/** The library of families, to which the page Practise leads: apart from the routes, which the sign-in page loads. */
export const LIBRARY_PATH = `${HOME_PATH}/mylearning`;
