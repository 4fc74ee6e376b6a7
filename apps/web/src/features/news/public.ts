// Exports for other slices.
export { AppLink } from './AppLink.tsx';
export { NewsMessage } from './NewsMessage.tsx';
export { newsQuery } from './queries.ts';
