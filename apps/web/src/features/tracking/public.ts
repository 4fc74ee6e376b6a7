// What the shell uses of this slice.
export { TrackingFrame } from './TrackingFrame.tsx';
