// What other slices may use of this one.
export { resourceQuery } from './queries.ts';
export { type Picked, ResourcePicker } from './ResourcePicker.tsx';
export { ResourceSheet } from './ResourceSheet.tsx';
