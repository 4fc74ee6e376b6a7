// What the rest of the server may use of this slice.
export { registerTrackingFrame } from './frame.ts';
