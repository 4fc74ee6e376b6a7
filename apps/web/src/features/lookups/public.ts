// Exports for other slices.
export { LookupIdSelect } from './LookupIdSelect.tsx';
export { LookupSelect } from './LookupSelect.tsx';
export { lookupsQuery } from './queries.ts';
