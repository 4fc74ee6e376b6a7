// Exports for other slices.
export { Comments } from './Comments.tsx';
