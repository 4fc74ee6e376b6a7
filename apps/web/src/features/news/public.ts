// Exports for other slices.
export { AppLink } from './AppLink.tsx';
