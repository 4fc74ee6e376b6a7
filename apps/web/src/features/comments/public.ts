// What other slices may use of this one.
export { Comments } from './Comments.tsx';
