// Exports for other slices.
export { clientsQuery } from './queries.ts';
export { STATUS_TONES, statusLabel } from './status.ts';
