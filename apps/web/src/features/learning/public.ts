// What other slices may use of this one.
export { learningPath } from './address.ts';
export { VideoPanel } from './item/VideoPanel.tsx';
