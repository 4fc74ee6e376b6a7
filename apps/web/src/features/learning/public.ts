// Exports for other slices.
export { learningPath } from './address.ts';
export { VideoPanel } from './item/VideoPanel.tsx';
export { prefetchLibrary } from './first-view.ts';
