// What other slices may use of this one.
export { type Picked, ResourcePicker } from './ResourcePicker.tsx';
