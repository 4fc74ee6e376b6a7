// What other slices may use of this one.
export { clientsQuery } from './queries.ts';
export { STATUS_TONES, statusLabel } from './status.ts';
