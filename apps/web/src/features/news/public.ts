// Exports for other slices.
export { AppLink } from './AppLink.tsx';
export { newsQuery } from './queries.ts';
