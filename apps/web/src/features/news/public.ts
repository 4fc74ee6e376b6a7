// What other slices may use of this one.
export { AppLink } from './AppLink.tsx';
