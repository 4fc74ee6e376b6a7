// What other slices may use of this one.
export { LookupSelect } from './LookupSelect.tsx';
export { lookupsQuery } from './queries.ts';
