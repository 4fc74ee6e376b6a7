// What other slices may use of this one.
export { LookupIdSelect } from './LookupIdSelect.tsx';
export { LookupSelect } from './LookupSelect.tsx';
export { lookupsQuery } from './queries.ts';
