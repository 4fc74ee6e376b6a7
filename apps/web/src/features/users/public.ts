// Exports for other slices.
export { useClientLink } from './client-link.ts';
export { clientsQuery } from './queries.ts';
export { STATUS_TONES, statusLabel } from './status.ts';
