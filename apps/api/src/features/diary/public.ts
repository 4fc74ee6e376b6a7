// What other slices may use of this one.
export { listEntries } from './queries.ts';
