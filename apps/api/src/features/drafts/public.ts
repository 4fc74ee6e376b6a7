// What other slices may use of this one.
export { draftsNamed } from './queries.ts';
