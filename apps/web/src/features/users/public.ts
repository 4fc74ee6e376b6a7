// What other slices may use of this one.
export { clientsQuery } from './queries.ts';
export { BusinessUserSelect } from './BusinessUserSelect.tsx';
export { STATUS_TONES, statusLabel } from './status.ts';
