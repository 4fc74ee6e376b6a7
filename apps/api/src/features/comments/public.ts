// What other slices may use of this one.
export { comments } from './tables.ts';
