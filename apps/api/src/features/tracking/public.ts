// The exports the rest of the server may use.
export { registerTrackingFrame } from './frame.ts';
