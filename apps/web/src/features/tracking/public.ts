// Exports for the shell.
export { TrackingFrame } from './TrackingFrame.tsx';
